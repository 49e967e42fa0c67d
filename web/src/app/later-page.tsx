import { useMatches } from '@tanstack/react-router'
import { buttonClass } from '../design/parts/button.tsx'
import { EmptyState } from '../design/parts/empty-state.tsx'
import { PageHead } from '../design/parts/section-head.tsx'
import { Link } from '../session/link.tsx'
import { useWords } from '../session/words.tsx'
import styles from './later-page.module.css'

/** A part of the site that opens later: its name and what will be there, nothing made up. */
export function LaterPage() {
  const words = useWords().later
  const key = useMatches({ select: (matches) => matches.at(-1)?.staticData.later })
  if (!key) return null
  const { title, will } = words.pages[key]
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        wide
        title={words.soon}
        actions={
          <Link to="/rpy" className={buttonClass()}>
            {words.meanwhile}
          </Link>
        }
      >
        {words.soonText}
      </EmptyState>
      <ul className={styles.will}>
        {will.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
