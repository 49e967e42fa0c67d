import { useState } from 'react'
import { Icon } from '#design/icons/icon.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useRequireMember } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { filterQuery, type ReplayFilter } from '../../rules/replay-filters.ts'
import styles from './replay-bar.module.css'
import { ReplayChips } from './replay-chips.tsx'
import { feedPaths } from './replay-feeds.ts'
import { filterParts } from './replay-filter-parts.ts'
import { ReplayFilters, ReplayGames } from './replay-filters.tsx'

const Panel = lazyPart(() => import('./replay-filter-panel.tsx').then((part) => part.ReplayFilterPanel))
const Saved = lazyPart(() => import('./saved-filters.tsx').then((part) => part.SavedFilters))

export interface ReplayBarProps {
  readonly filter: ReplayFilter
  /** Nickname of the uploader that the filter names, if it is known. */
  readonly nick: string | undefined
  /** On phones the search box is open. */
  readonly searching: boolean
  readonly onSearch: () => void
}

/** Everything that decides which replays are shown: games, difficulties, order, further conditions, what is set. */
export function ReplayBar({ filter, nick, searching, onSearch }: ReplayBarProps) {
  const words = useWords()
  const { filters } = words.replays
  const requireMember = useRequireMember()
  const [open, setOpen] = useState<'panel' | 'sheet' | 'saved' | null>(null)
  const close = () => setOpen(null)
  const parts = filterParts(filter, words, nick)
  const more = () => setOpen(open === 'panel' ? null : matchMedia('(max-width: 767px)').matches ? 'sheet' : 'panel')
  return (
    <>
      <ReplayGames filter={filter} />
      <div className={styles.row}>
        <Button
          icon="search"
          className="only-m"
          aria-label={filters.search}
          aria-expanded={searching}
          onClick={onSearch}
        />
        <Button
          icon="sliders-horizontal"
          className={styles.more}
          aria-expanded={open === 'panel' || open === 'sheet'}
          onPointerEnter={Panel.ahead}
          onClick={more}
        >
          <span className="not-m">{filters.more}</span>
          <span className="only-m">
            <span className="visually-hidden">{filters.more}</span>
          </span>
          {parts.length > 0 && (
            <span className={styles.count}>
              <span aria-hidden="true">{parts.length}</span>
              <span className="visually-hidden">{filters.moreSet(parts.length)}</span>
            </span>
          )}
        </Button>
        <ReplayFilters filter={filter} />
        <Button
          icon="bookmark"
          className={styles.first}
          title={filters.saved}
          aria-label={filters.saved}
          onPointerEnter={Saved.ahead}
          onClick={() => requireMember(() => setOpen('saved'))}
        />
        <a href={feedPaths(filter).rss} className={buttonClass()} title={filters.feed} aria-label={filters.feed}>
          <Icon name="rss" size={18} />
        </a>
      </div>
      {(open === 'panel' || open === 'sheet') && (
        <Panel key={filterQuery(filter)} filter={filter} sheet={open === 'sheet'} onClose={close} onMissing={close} />
      )}
      <ReplayChips filter={filter} parts={parts} />
      {open === 'saved' && <Saved filter={filter} onClose={close} onMissing={close} />}
    </>
  )
}
