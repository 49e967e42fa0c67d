import { problemWord } from '#api/refusal-words.ts'
import { ingredients } from '#cards/resources/resource-groups.ts'
import { useHeld } from '#cards/resources/use-held.ts'
import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { bullets, type Resource } from '#rules/ledger/resources.ts'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { dessertKitchenPack } from '../../words/dessert-kitchen.pack.ts'
import styles from './pantry.module.css'

const shown: readonly Resource[] = [...ingredients, ...bullets, 'power', 'score']

/** What the member has to feed, to cook with and to pay with. */
export function Pantry() {
  const all = useWords()
  const { pantry } = useWords(dessertKitchenPack)
  const { names } = useWords(resourcesPack)
  const { read, held } = useHeld()
  return (
    <section>
      <SectionHead title={pantry.title} more={<Link to="/statement">{pantry.statement}</Link>} />
      {read.refusal ? (
        <ErrorState title={pantry.failed} actions={<Button onClick={read.again}>{all.shell.retry}</Button>}>
          {problemWord(read.refusal, all)}
        </ErrorState>
      ) : (
        <ul className={cardClass({ clip: true }, styles.cups)} aria-busy={!read.value || undefined}>
          {shown.map((resource) => (
            <li key={resource}>
              <ResourceIcon kind={resource} size={24} off={held(resource) === 0} />
              <span>{names[resource]}</span>
              <b className="num">{read.value ? formatNumber(held(resource)) : '\u00a0'}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
