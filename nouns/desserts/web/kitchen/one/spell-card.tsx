import { useHeld } from '#cards/resources/use-held.ts'
import { artAt } from '#design/art/art-url.ts'
import { Display } from '#design/display.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import type { Dessert } from '#rules/desserts/desserts.ts'
import { hidesCard } from '#rules/desserts/skins.ts'
import { useWords } from '#session/words.tsx'
import type { OwnDessert } from '../../../contract/dessert-rows.ts'
import { desserts } from '../../../contract/desserts.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { useDessertsWords } from '../../use-desserts-words.ts'
import { ProblemLine } from '../problem-line.tsx'
import { useDessertWrite } from '../use-dessert-write.ts'
import styles from './spell-card.module.css'

const { cardLevel, cardPower } = dessertRates

/** The spell card of a dessert: what it adds, and how it is taught. */
export function SpellCard({ dessert }: { readonly dessert: OwnDessert }) {
  const words = useWords(dessertKitchenPack).card
  const { names, withCard } = useDessertsWords()
  const toast = useToast()
  const { held, read } = useHeld()
  const { run, busy, problem } = useDessertWrite(desserts.calls.teach)
  const { DESSERT, CARD, SKIN, LEVEL } = dessert
  const knows = CARD === 'Y'
  const power = held('power')
  const whyNot =
    LEVEL < cardLevel
      ? words.low(cardLevel)
      : hidesCard(SKIN)
        ? words.conflict
        : read.value && power < cardPower
          ? words.short(cardPower - power)
          : null
  const teach = async () => {
    if (await run({ dessert: DESSERT })) toast.success(words.learned(names[DESSERT]))
  }
  return (
    <section>
      <SectionHead title={words.title} />
      <div className={cardClass({ pad: true }, styles.card)}>
        <CardPicture dessert={DESSERT} taught={knows} />
        <div className={styles.words}>
          <span>
            <Chip tint={knows ? 'matcha' : 'plain'}>{knows ? words.yes : words.no}</Chip>
          </span>
          <Display as="h3" className={styles.name}>
            {words.names[DESSERT]}
          </Display>
          <p>{withCard[DESSERT]}</p>
          {knows ? (
            hidesCard(SKIN) && <p>{words.hidden}</p>
          ) : (
            <>
              <Facts>
                <Fact label={words.needs}>{words.level(cardLevel)}</Fact>
                <Fact label={words.power}>
                  <span className="num">
                    {power < cardPower ? `${power} / ${cardPower}` : `${power} → ${power - cardPower}`}
                  </span>
                </Fact>
              </Facts>
              <ProblemLine problem={problem} />
              <Button block busy={busy} disabled={whyNot !== null} onClick={() => void teach()}>
                {whyNot ?? words.teach(cardPower)}
              </Button>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

/** The card of bullets; its dotted back until it is taught. */
const CardPicture = ({ dessert, taught }: { readonly dessert: Dessert; readonly taught: boolean }) =>
  taught ? (
    <img className={styles.picture} src={artAt(`spell-${dessert}`)} width={200} height={280} alt="" loading="lazy" />
  ) : (
    <svg className={styles.picture} viewBox="0 0 200 280" aria-hidden="true">
      <rect x="2" y="2" width="196" height="276" rx="12" />
      <g fill="none" stroke="var(--pearl)" strokeWidth="2.6" strokeLinecap="round" strokeDasharray=".1 9">
        <circle cx="100" cy="140" r="62" />
        <circle cx="100" cy="140" r="36" />
      </g>
    </svg>
  )
