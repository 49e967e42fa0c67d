import { useState } from 'react'
import { useHeld } from '#cards/resources/use-held.ts'
import type { Out } from '#contract/endpoint.ts'
import { Pot } from '#design/art/resources/pot.tsx'
import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Stepper } from '#design/parts/forms/stepper.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import { sinks } from '#rules/economy/economy-rates.ts'
import { bullets } from '#rules/ledger/resources.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { Shelf } from '../../../contract/dessert-rows.ts'
import { desserts } from '../../../contract/desserts.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { emptyPot, missingBullets, type PotCounts } from '../../pot-counts.ts'
import { ProblemLine } from '../problem-line.tsx'
import { useDessertWrite } from '../use-dessert-write.ts'
import { ChanceLines } from './chance-lines.tsx'
import { PotResult } from './pot-result.tsx'
import styles from './pot-section.module.css'

interface PotSectionProps {
  readonly shelf: Shelf
  readonly pot: PotCounts
  readonly onPot: (counts: PotCounts) => void
}

/** The pot: ten bullets of three kinds, and sugar. */
export function PotSection({ shelf, pot, onPot }: PotSectionProps) {
  const words = useWords(dessertKitchenPack).pot
  const { names } = useWords(resourcesPack)
  const { held, read } = useHeld()
  const { run, busy, problem, forget } = useDessertWrite(desserts.calls.synthesize)
  const [result, setResult] = useState<Out<typeof desserts.calls.synthesize> | null>(null)
  const isFree = shelf.FIRSTFREE === 'Y'
  const missing = missingBullets(pot)
  // After a mixture the pot keeps its counts, which the member may no longer hold.
  const isShort = !isFree && read.value !== undefined && bullets.some((bullet) => pot[bullet] > held(bullet))
  const set = (change: Partial<PotCounts>) => {
    forget()
    onPot({ ...pot, ...change })
  }
  const fire = async () => {
    const came = await run({ ...pot, first: isFree ? 'Y' : 'N' })
    if (came) setResult(came)
  }
  const slots = bullets.flatMap((bullet) => Array.from({ length: pot[bullet] }, () => bullet))
  return (
    <section id="pot">
      <SectionHead title={words.title} />
      <div className={cardClass({ pad: true }, styles.pot)}>
        <div className={styles.drawing}>
          <Pot slots={slots} label={words.said(slots.length)} />
        </div>
        <div className={styles.counts}>
          {isFree && <Banner title={words.free}>{words.freeText}</Banner>}
          {bullets.map((bullet) => (
            <div key={bullet} className={styles.row}>
              <ResourceIcon kind={bullet} size={28} />
              <span>
                <b>{names[bullet]}</b>
                {!isFree && <small className="num">{words.left(held(bullet))}</small>}
              </span>
              <Stepper
                value={pot[bullet]}
                onChange={(count) => set({ [bullet]: count })}
                max={Math.min(pot[bullet] + missing, isFree ? dessertRates.mixture : held(bullet))}
                labels={{
                  group: words.group(names[bullet]),
                  less: words.less(names[bullet]),
                  more: words.more(names[bullet]),
                }}
              />
            </div>
          ))}
          <div className={styles.row}>
            <ResourceIcon kind="sugar" size={28} />
            <span>
              <b>{words.sugar}</b>
              <small className="num">{words.sugarHint(held('sugar'))}</small>
            </span>
            <Stepper
              value={pot.sugar / sinks.sugarStep}
              onChange={(steps) => set({ sugar: steps * sinks.sugarStep })}
              max={Math.floor(Math.min(dessertRates.sugarMost, held('sugar')) / sinks.sugarStep)}
              labels={{ group: words.sugarGroup, less: words.sugarLess, more: words.sugarMore }}
            />
          </div>
          <p className={styles.sum}>
            <span className="num">{words.of10(dessertRates.mixture - missing)}</span>
            {slots.length > 0 && (
              <Button variant="quiet" size="small" onClick={() => set(emptyPot)}>
                {words.clear}
              </Button>
            )}
          </p>
          <ChanceLines shelf={shelf} pot={pot} />
          <ProblemLine problem={problem} />
          <Button variant="primary" block busy={busy} disabled={missing > 0 || isShort} onClick={() => void fire()}>
            {missing > 0 ? words.missing(missing) : isShort ? words.short : words.fire}
          </Button>
          <p className={styles.fine}>
            {words.fair} <Link to="/chance">{words.check}</Link>
          </p>
        </div>
      </div>
      {result && <PotResult result={result} onClose={() => setResult(null)} />}
    </section>
  )
}
