import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { BeyondPages } from '#cards/beyond-pages.tsx'
import type { Out } from '#contract/endpoint.ts'
import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { Icon } from '#design/icons/icon.tsx'
import type { IconName } from '#design/icons/icons.ts'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import type { Dessert } from '#rules/desserts/desserts.ts'
import { isResource } from '#rules/ledger/resources.ts'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { desserts } from '../../contract/desserts.ts'
import { dessertKitchenPack } from '../../words/dessert-kitchen.pack.ts'
import { logPath } from '../shelf-place.ts'
import { useDessertsWords } from '../use-desserts-words.ts'
import styles from './dessert-log.module.css'
import { useLogSaid } from './log-said.ts'

const pageSize = 20

type Line = Out<typeof desserts.calls.log>['rows'][number]

const marks: Readonly<Record<Line['WHAT'], IconName>> = {
  came: 'cake-slice',
  again: 'plus',
  fed: 'smile',
  taught: 'star',
  skin: 'pencil',
  display: 'eye',
  left: 'map',
  back: 'log-in',
  called: 'log-in',
  stolenFrom: 'circle-alert',
  tried: 'cooking-pot',
}

/** What moved, else a sign of what happened. */
function Mark({ line: { WHAT, THINGS } }: { readonly line: Line }) {
  const thing = WHAT === 'tried' || WHAT === 'stolenFrom' ? undefined : THINGS[0]?.resource
  return thing && isResource(thing) ? <ResourceIcon kind={thing} size={20} /> : <Icon name={marks[WHAT]} size={18} />
}

/** What happened to the member's desserts, or to one of them, newest first. */
export function DessertLog({ page, dessert }: { readonly page: number; readonly dessert?: Dessert }) {
  const all = useWords()
  const words = useWords(dessertKitchenPack).log
  const { names } = useDessertsWords()
  const say = useLogSaid()
  const asked = { pageNum: page, pageSize, ...(dessert ? { dessert } : {}) }
  const { value, refusal, stale, again } = useRead(desserts.calls.log, asked, { keep: true, quiet: true })
  const path = (p: number) => logPath(dessert, p)
  return (
    <section id="log">
      <SectionHead title={dessert ? words.of(names[dessert]) : words.title} />
      {refusal && (
        <ErrorState title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
          {problemWord(refusal, all)}
        </ErrorState>
      )}
      {!value && !refusal && <SkeletonRows label={all.shell.loading} />}
      {value?.rows.length === 0 &&
        (page > 1 ? <BeyondPages first={path(1)} /> : <p className={cardClass({ pad: true })}>{words.none}</p>)}
      {value && value.rows.length > 0 && (
        <ul className={cardClass({ clip: true }, styles.lines)} aria-busy={stale || undefined}>
          {value.rows.map((line) => (
            <li key={line.KeyID}>
              <span className={styles.mark} aria-hidden="true">
                <Mark line={line} />
              </span>
              <span>{say(line)}</span>
              <Ago at={line.TIME} className="faint" />
            </li>
          ))}
        </ul>
      )}
      {value && (
        <Pager
          page={value.pageInfo.pageNum}
          pages={value.pageInfo.pages}
          labels={{ nav: words.pager, previous: words.previous, next: words.next, page: words.page }}
          link={(to, props) => <Link {...props} to={path(to)} stay replace />}
        />
      )}
    </section>
  )
}
