import { Display } from '#design/display.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { hidesCard } from '#rules/desserts/skins.ts'
import { useWords } from '#session/words.tsx'
import type { OwnDessert, Shelf } from '../../../contract/dessert-rows.ts'
import { desserts } from '../../../contract/desserts.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { useDessertsWords } from '../../use-desserts-words.ts'
import { ProblemLine } from '../problem-line.tsx'
import { useDessertWrite } from '../use-dessert-write.ts'
import styles from './effect-card.module.css'

/** What a dessert does while it is displayed, and the button that displays it. */
export function EffectCard({ shelf, dessert }: { readonly shelf: Shelf; readonly dessert: OwnDessert }) {
  const words = useDessertsWords()
  const { detail, card } = useWords(dessertKitchenPack)
  const { run, busy, problem } = useDessertWrite(desserts.calls.display)
  const { DESSERT, CARD, SKIN } = dessert
  const isDisplayed = shelf.DISPLAYED === DESSERT
  const isLate = shelf.DISPLAYEDTODAY === 'Y'
  return (
    <section className={cardClass({ pad: true }, styles.effect)}>
      <Display as="h2">{detail.effect}</Display>
      <ul className={styles.rows}>
        <li>
          <Chip tint="honey">{detail.plain}</Chip>
          <span>{words.effects[DESSERT]}</span>
        </li>
        <li>
          <Chip tint={CARD === 'Y' ? 'honey' : 'plain'}>{detail.card}</Chip>
          <span>
            {words.withCard[DESSERT]}
            {CARD === 'Y' && <b> · {hidesCard(SKIN) ? card.hidden : detail.knows}</b>}
          </span>
        </li>
      </ul>
      <Facts>
        <Fact label={detail.now}>{shelf.DISPLAYED ? words.names[shelf.DISPLAYED] : detail.nothing}</Fact>
      </Facts>
      <p className="mute">{detail.onlyOne}</p>
      <ProblemLine problem={problem} />
      {isDisplayed ? (
        <div className={styles.shown}>
          <Chip tint="honey" size="large">
            {detail.isDisplayed}
          </Chip>
          <Button variant="quiet" busy={busy} onClick={() => void run({ dessert: null })}>
            {detail.takeDown}
          </Button>
        </div>
      ) : (
        <Button block busy={busy} disabled={isLate} onClick={() => void run({ dessert: DESSERT })}>
          {isLate ? detail.tomorrow : detail.display}
        </Button>
      )}
    </section>
  )
}
