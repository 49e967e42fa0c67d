import type { OwnDessert } from '@patisserie/contract/dessert-rows'
import { site } from '@patisserie/contract/site'
import { dessertRates } from '@patisserie/rules/desserts/dessert-rates'
import { hidesCard } from '@patisserie/rules/desserts/skins'
import { ring, round } from '../../../../design/art/ornament.ts'
import { Button } from '../../../../design/parts/button.tsx'
import { cardClass } from '../../../../design/parts/card.tsx'
import { Chip } from '../../../../design/parts/chip.tsx'
import { classNames } from '../../../../design/parts/class-names.ts'
import { Fact, Facts } from '../../../../design/parts/facts.tsx'
import { useToast } from '../../../../design/parts/over/toast.tsx'
import { SectionHead } from '../../../../design/parts/section-head.tsx'
import { useDessertsWords } from '../../desserts-words.ts'
import { useKitchenWords } from '../kitchen-words.ts'
import { ProblemLine } from '../problem-line.tsx'
import { useDessertWrite } from '../use-dessert-write.ts'
import { useHeld } from '../use-held.ts'
import styles from './spell-card.module.css'

const { cardLevel, cardPower } = dessertRates

/** The spell card of a dessert: what it adds, and how it is taught. */
export function SpellCard({ dessert }: { readonly dessert: OwnDessert }) {
  const words = useKitchenWords().card
  const { names, withCard } = useDessertsWords()
  const toast = useToast()
  const { held, read } = useHeld()
  const { run, busy, problem } = useDessertWrite(site.desserts.calls.teach)
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
        <CardPicture taught={knows} />
        <div className={styles.words}>
          <span>
            <Chip tint={knows ? 'matcha' : 'plain'}>{knows ? words.yes : words.no}</Chip>
          </span>
          <b className={styles.name}>{words.names[DESSERT]}</b>
          <p>{withCard[DESSERT]}</p>
          {knows ? (
            hidesCard(SKIN) && <p>{words.hidden}</p>
          ) : (
            <>
              <Facts>
                <Fact label={words.needs}>{words.level(cardLevel)}</Fact>
                <Fact label={words.power}>
                  <span className="num">
                    {power} → {Math.max(0, power - cardPower)}
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

/** A card of bullets; its dotted back until it is taught. */
function CardPicture({ taught }: { readonly taught: boolean }) {
  return (
    <svg className={classNames(styles.picture, taught && styles.taught)} viewBox="-60 -80 120 160" aria-hidden="true">
      <rect x="-56" y="-76" width="112" height="152" rx="8" />
      {taught ? (
        <g fill="var(--honey-mark)">
          {[16, 28, 40].map((radius, at) =>
            ring(10 + at * 6, radius).map((pearl) => (
              <circle key={`${radius} ${pearl.a}`} cx={round(pearl.x)} cy={round(pearl.y)} r={3.6 - at * 0.6} />
            )),
          )}
        </g>
      ) : (
        <g fill="none" stroke="var(--pearl)" strokeWidth="1.6">
          <circle r="38" strokeDasharray=".1 6" strokeLinecap="round" />
          <circle r="22" strokeDasharray=".1 6" strokeLinecap="round" />
        </g>
      )}
    </svg>
  )
}
