import type { Out } from '#contract/endpoint.ts'
import { Icon } from '#design/icons/icon.tsx'
import { isDessert } from '#rules/desserts/desserts.ts'
import type { DrawKind } from '#rules/desserts/draws.ts'
import { workOut } from '#rules/desserts/work-out.ts'
import { isResource } from '#rules/ledger/resources.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { desserts as dessertsContract } from '../../contract/desserts.ts'
import { chancePack } from '../../words/chance.pack.ts'
import { dessertNamesPack } from '../../words/dessert-names.pack.ts'
import styles from './chance-page.module.css'
import { drawAgain, drawsOf } from './draw-again.ts'
import { Mark } from './mark.tsx'

type Act = Out<typeof dessertsContract.calls.draws>['DRAWS'][number]

/** An act of a day that is over: what came of it, and whether that comes out of the seed again. */
export function DrawnAct({
  seed,
  act: { KIND, SUBJECT, COUNT, TERMS, OUTCOME },
}: {
  readonly seed: string
  readonly act: Act
}) {
  const words = useWords(chancePack)
  const again = workOut(KIND, TERMS, drawsOf(seed, KIND, SUBJECT))
  const said = useOutcome(KIND, OUTCOME)
  const chance = KIND === 'synthesis' ? TERMS.split(' ')[1] : undefined
  return (
    <li className={styles.act}>
      <div className={styles.line}>
        <b>{words.kinds[KIND]}</b>
        <span>{said}</span>
        {chance && <span className="faint">{words.chanceOf(`${chance} %`)}</span>}
        {again === null ? (
          <span className="faint">{words.old}</span>
        ) : (
          <Mark right={again === OUTCOME}>{again === OUTCOME ? words.right : words.wrong}</Mark>
        )}
      </div>
      <details>
        <summary>
          {words.each}
          <Icon name="chevron-down" size={14} />
        </summary>
        <ol className={styles.numbers}>
          {Array.from({ length: COUNT }, (_, n) => drawAgain(seed, { kind: KIND, subject: SUBJECT, n })).map(
            ({ message, number }) => (
              <li key={message}>
                <code className={styles.code}>{message}</code> <span className="num">{number.toFixed(6)}</span>
              </li>
            ),
          )}
        </ol>
      </details>
    </li>
  )
}

/** What came of an act, in words. */
function useOutcome(kind: DrawKind, outcome: string): string {
  const { outcomes: words } = useWords(chancePack)
  const desserts = useWords(dessertNamesPack)
  const { amounts, names } = useWords(resourcesPack)
  if (kind === 'synthesis') return isDessert(outcome) ? words.came(desserts[outcome]) : words.failed
  if (kind === 'coffee') return outcome === '2' ? words.doubled : words.single
  if (kind === 'starsugar') return words.points(Number(outcome))
  if (kind === 'bullet') return isResource(outcome) ? names[outcome] : words.noBullet
  const found = outcome.split(' ').filter((each) => each !== '')
  const kinds = [...new Set(found)].flatMap((each) =>
    isResource(each) ? [amounts[each](found.filter((other) => other === each).length)] : [],
  )
  const all = [...kinds, ...(found.some((each) => each.startsWith('hint:')) ? [words.hint] : [])]
  return all.length > 0 ? all.join(' · ') : words.nothing
}
