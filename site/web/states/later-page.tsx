import { useMatches } from '@tanstack/react-router'
import { Dessert } from '#design/art/desserts/dessert.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { Link } from '#session/link.tsx'
import type { LaterKey, Opening } from '#session/router-context.ts'
import { useWords } from '#session/words.tsx'
import styles from './later-page.module.css'

/** Page of a part of the site that opens later: its name and what will be there. */
export function LaterPage() {
  const { titles } = useWords()
  const match = useMatches({ select: (matches) => matches.at(-1) })
  const key = match?.staticData.later
  // Safe to cast: every route with `later` loads these texts.
  const words = match?.loaderData as Opening | undefined
  if (!key || !words) return null
  return (
    <>
      <PageHead title={titles[key]} />
      <EmptyState
        art={<Dessert kind={sleeper(key)} mood="sleepy" label="" />}
        title={words.soon}
        actions={
          <Link to="/rpy" stay className={buttonClass()}>
            {words.meanwhile}
          </Link>
        }
      >
        {words.soonText}
        <span className={styles.will}>
          {words.will[key].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </EmptyState>
    </>
  )
}

const kinds = ['icecream', 'orange', 'mooncake', 'milk', 'coffee', 'starsugar', 'bocai'] as const

/** Picks the dessert for a page: always the same one for the same key. */
const sleeper = (key: LaterKey) => kinds[[...key].reduce((sum, c) => sum + c.charCodeAt(0), 0) % kinds.length] ?? 'milk'
