import { useEffect, useRef } from 'react'
import { shownResources } from '#cards/resources/resource-groups.ts'
import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import type { Resource } from '#rules/ledger/resources.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { statementPack } from '../../words/statement.pack.ts'
import styles from './resource-picker.module.css'
import { type StatementSearch, statementPath } from './statement-routes.ts'

/** All resources as links; the chosen one wears the hitbox's ring. On phones one line that swipes. */
export function ResourcePicker({ search }: { readonly search: StatementSearch }) {
  const words = useWords(statementPack)
  const { names } = useWords(resourcesPack)
  const line = useRef<HTMLElement>(null)
  const { resource: chosen, p: _, ...kept } = search
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice may lie outside of the line
  useEffect(() => {
    const { current } = line
    const link = current?.querySelector<HTMLElement>('[aria-current]')
    if (!current || !link) return
    current.scrollLeft = link.offsetLeft - (current.clientWidth - link.offsetWidth) / 2
  }, [chosen])
  const to = (resource?: Resource) => statementPath({ ...kept, ...(resource && { resource }) })
  return (
    <nav ref={line} aria-label={words.pick} className={styles.pick}>
      <Link to={to()} stay className={styles.one} aria-current={chosen ? undefined : 'true'}>
        <span className="hit" />
        <span>{words.all}</span>
      </Link>
      {shownResources.map((resource) => (
        <Link
          key={resource}
          to={to(resource)}
          stay
          className={styles.one}
          title={names[resource]}
          aria-current={chosen === resource ? 'true' : undefined}
        >
          <ResourceIcon kind={resource} size={24} />
          <span>{names[resource]}</span>
        </Link>
      ))}
    </nav>
  )
}
