import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { Progress } from '#design/parts/state/progress.tsx'
import { giving } from '#rules/economy/economy-rates.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { GiftWeekRow } from '../../contract/gifts.ts'
import { giftsPack } from '../../words/gifts.pack.ts'
import styles from './gift-dialog.module.css'

interface GiftPreviewProps {
  readonly resource: Resource
  readonly held: number
  /** 0 while the form cannot be sent. */
  readonly amount: number
  readonly worth: number
  readonly week: GiftWeekRow
}

/** What a gift does to the giver's wallet and week. */
export function GiftPreview({ resource, held, amount, worth, week }: GiftPreviewProps) {
  const { house } = useTimes()
  const words = useWords(giftsPack)
  const { names } = useWords(resourcesPack)
  const given = amount === 0 ? 0 : worth
  return (
    <section className={styles.preview} aria-label={words.after}>
      <Facts>
        <Fact
          label={
            <span className={styles.resource}>
              <ResourceIcon kind={resource} size={18} />
              {names[resource]}
            </span>
          }
          strong
        >
          {words.fromTo(held, held - amount)}
        </Fact>
        <Fact label={words.worth}>{words.worthScore(given)}</Fact>
        <Fact label={words.left}>{words.fromTo(week.left, week.left - given)}</Fact>
      </Facts>
      <Progress
        label={words.weekTitle.out}
        value={week.used + given}
        max={giving.worthAWeek}
        text={words.used(week.used + given, giving.worthAWeek)}
        tint="honey"
      />
      <p className={styles.small}>
        {words.declines} {week.roomAt !== '' && words.room(house(week.roomAt))}
      </p>
    </section>
  )
}
