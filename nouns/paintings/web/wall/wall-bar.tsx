import { useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { segmentClass, segmentsClass } from '#design/parts/forms/radio-group.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link, useGo } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { paintingSorts } from '../../rules/paintings.ts'
import { paintingsPack } from '../../words/paintings.pack.ts'
import { useWallChoices } from './use-wall-choices.ts'
import styles from './wall-bar.module.css'
import { wallFeeds } from './wall-feeds.ts'
import { type WallPart, wallParts, withoutPart } from './wall-parts.ts'
import { type WallView, wallPath } from './wall-view.ts'

const Sheet = lazyPart(() => import('./wall-sheet.tsx').then((part) => part.WallSheet))

export interface WallBarProps {
  readonly view: WallView
  /** Nickname of the uploader that the filter names, if it is known. */
  readonly nick: string | undefined
}

/** Everything that decides which works hang on the wall. Links, so that it works without scripts. */
export function WallBar({ view, nick }: WallBarProps) {
  const words = useWords(paintingsPack)
  const { language } = useLanguage()
  const { filters } = words
  const { filter, followed } = view
  const [sheet, setSheet] = useState(false)
  const parts = wallParts(filter, words, language, nick)
  const { sort, period, ...rest } = filter
  const best = sort === 'likes' && (period === 'day' || period === 'week') ? period : null
  const shelves = [
    ['all', wallPath(best ? rest : { ...filter, sort }), !followed && best === null],
    ['day', wallPath({ ...rest, sort: 'likes', period: 'day' }), best === 'day'],
    ['week', wallPath({ ...rest, sort: 'likes', period: 'week' }), best === 'week'],
    ['follow', wallPath({ follow: 'Y' }), followed],
  ] as const
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <nav className={classNames(segmentsClass, styles.segments)} aria-label={filters.shelves}>
          {shelves.map(([shelf, to, current]) => (
            <Link key={shelf} to={to} stay className={segmentClass} aria-current={current ? 'true' : undefined}>
              {filters.shelf[shelf]}
            </Link>
          ))}
        </nav>
        {!followed && (
          <>
            <nav className={classNames(segmentsClass, styles.segments)} aria-label={filters.sort}>
              {paintingSorts.map((one) => (
                <Link
                  key={one}
                  to={wallPath({ ...filter, sort: one })}
                  stay
                  className={segmentClass}
                  aria-current={sort === one ? 'true' : undefined}
                >
                  {filters.sorts[one]}
                </Link>
              ))}
            </nav>
            <Choices view={view} />
            <Button
              icon="sliders-horizontal"
              className={classNames('only-m', styles.more)}
              aria-expanded={sheet}
              onPointerEnter={Sheet.ahead}
              onClick={() => setSheet(true)}
            >
              {filters.more}
              {parts.length > 0 && (
                <span className={styles.count}>
                  <span aria-hidden="true">{parts.length}</span>
                  <span className="visually-hidden">{filters.moreSet(parts.length)}</span>
                </span>
              )}
            </Button>
            <a
              href={wallFeeds(filter).rss}
              className={buttonClass({ variant: 'quiet' }, styles.feed)}
              title={filters.feed}
              aria-label={filters.feed}
            >
              <Icon name="rss" size={18} />
            </a>
          </>
        )}
      </div>
      <Chips view={view} parts={parts} />
      {sheet && <Sheet filter={filter} onClose={() => setSheet(false)} onMissing={() => setSheet(false)} />}
    </div>
  )
}

/** Menus of what is in use, the most used first. On phones they are in the sheet. */
function Choices({ view: { filter } }: { readonly view: WallView }) {
  const { filters } = useWords(paintingsPack)
  const go = useGo()
  const choices = useWallChoices(filter)
  return choices.map(({ field, options }) => (
    <Select
      key={field}
      prefix={filters[field]}
      className={classNames(styles.choice, 'not-m')}
      value={String(filter[field] ?? '')}
      onChange={({ target }) => {
        const { [field]: _, ...left } = filter
        go(wallPath(target.value === '' ? left : { ...left, [field]: target.value }))
      }}
      options={options}
    />
  ))
}

/** The conditions that are set, each with a link that removes it. */
function Chips({ view: { filter }, parts }: { readonly view: WallView; readonly parts: readonly WallPart[] }) {
  const { filters } = useWords(paintingsPack)
  if (parts.length === 0) return null
  return (
    <nav aria-label={filters.set} className={styles.chips}>
      {parts.map((part) => (
        <Link
          key={part.field}
          to={wallPath(withoutPart(filter, part))}
          stay
          aria-label={filters.without(part.text)}
          className={styles.chip}
        >
          <span className="ellipsis">{part.text}</span>
          <Icon name="x" size={16} />
        </Link>
      ))}
      {parts.length > 1 && (
        <Link to={wallPath({ sort: filter.sort })} stay className={styles.clear}>
          {filters.clear}
        </Link>
      )}
    </nav>
  )
}
