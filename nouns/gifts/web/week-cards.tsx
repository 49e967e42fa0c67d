import { Card } from '#design/parts/card.tsx'
import { Progress } from '#design/parts/state/progress.tsx'
import { giving } from '#rules/economy/economy-rates.ts'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import type { GiftWeekRow } from '../contract/gifts.ts'
import { giftsPack } from '../words/gifts.pack.ts'
import styles from './gifts-page.module.css'

interface WeekCardsProps {
  readonly out: GiftWeekRow
  readonly received: GiftWeekRow
}

/** How much of the week's limits is used, in both directions. */
export function WeekCards({ out, received }: WeekCardsProps) {
  const words = useWords(giftsPack)
  return (
    <>
      <div className={styles.weeks}>
        <Week title={words.weekTitle.out} week={out} />
        <Week title={words.weekTitle.in} week={received} />
      </div>
      <p className={styles.note}>{words.weekNote}</p>
    </>
  )
}

function Week({ title, week: { used, roomAt } }: { readonly title: string; readonly week: GiftWeekRow }) {
  const { house } = useTimes()
  const words = useWords(giftsPack)
  const text = words.used(used, giving.worthAWeek)
  return (
    <Card pad className={styles.week}>
      <p className={styles.weekHead}>
        <span>{title}</span>
        <b className="num">{text}</b>
      </p>
      <Progress label={title} value={used} max={giving.worthAWeek} text={text} tint="honey" />
      <p className={styles.free}>{roomAt !== '' && words.weekFree(house(roomAt))}</p>
    </Card>
  )
}
