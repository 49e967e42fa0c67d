import { type KeyboardEvent, type UIEvent, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '#design/parts/icon-button.tsx'
import { useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { pagesOf, pageWidth, stepInPages } from './emoji-pages.ts'
import styles from './emoji-panel.module.css'

export interface Shown {
  readonly key: string
  /** Address of the picture; null if its copy does not exist yet. */
  readonly src: string | null
  readonly label: string
  readonly attrs: Readonly<Record<string, string>>
}

interface EmojiGridProps {
  readonly list: readonly Shown[]
  readonly label: string
  readonly empty: string
  /** `byKey`: chosen by keyboard, so the focus stays in the grid. */
  readonly onChoose: (attrs: Shown['attrs'], byKey: boolean) => void
}

/**
 * Emoji in pages of 24, side by side; as many pages are visible as fit. The grid is one tab stop; arrow keys move
 * inside.
 */
export function EmojiGrid({ list, label, empty, onChoose }: EmojiGridProps) {
  const words = useWords(editorBlocksPack)
  const scroller = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [page, setPage] = useState(0)
  const [fits, setFits] = useState(true)
  const pages = pagesOf(list)

  useLayoutEffect(() => {
    const { current: box } = scroller
    if (!box) return
    const watching = new ResizeObserver(() => setFits(box.scrollWidth <= box.clientWidth + 1))
    watching.observe(box)
    return () => watching.disconnect()
  }, [])

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const to = stepInPages(Math.min(current, list.length - 1), event.key, list.length)
    if (to === null) return
    event.preventDefault()
    setCurrent(to)
    scroller.current?.querySelectorAll<HTMLElement>('[data-emoji]')[to]?.focus()
  }
  const scroll = (by: number) => scroller.current?.scrollBy({ left: by * stepOf(scroller.current) })
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setPage(Math.round(currentTarget.scrollLeft / stepOf(currentTarget)))
  if (list.length === 0) return <p className={styles.none}>{empty}</p>
  return (
    <div className={styles.pager}>
      {/* biome-ignore lint/a11y/useSemanticElements: no form, and no fields */}
      <div ref={scroller} role="group" aria-label={label} className={styles.pages} onKeyDown={press} onScroll={follow}>
        {pages.map((emoji, at) => (
          <div key={emoji[0]?.key} className={styles.page}>
            {emoji.map(({ key, src, label: name, attrs }, index) => {
              const place = at * (pages[0]?.length ?? 0) + index
              return (
                <button
                  key={key}
                  type="button"
                  data-emoji={key}
                  aria-label={name}
                  title={name}
                  tabIndex={place === current ? 0 : -1}
                  onMouseDown={(event) => event.preventDefault()}
                  onFocus={() => setCurrent(place)}
                  onClick={(event) => onChoose(attrs, event.detail === 0)}
                >
                  {src ? (
                    <img src={src} alt="" width={44} height={44} loading="lazy" />
                  ) : (
                    <span aria-hidden="true">↗</span>
                  )}
                </button>
              )
            })}
          </div>
        ))}
      </div>
      {pages.length > 1 && !fits && (
        <div className={styles.steps}>
          <IconButton
            icon="chevron-left"
            size="small"
            label={words.emoji.previous}
            disabled={page === 0}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => scroll(-1)}
          />
          <span className="num">
            <span className="visually-hidden">{words.emoji.page(page + 1, pages.length)}</span>
            <span aria-hidden="true">{`${page + 1} / ${pages.length}`}</span>
          </span>
          <IconButton
            icon="chevron-right"
            size="small"
            label={words.emoji.next}
            disabled={page >= pages.length - 1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => scroll(1)}
          />
        </div>
      )}
    </div>
  )
}

/** Scroll distance of one page, in pixels; less on a phone that is narrower than a page. */
const stepOf = ({ clientWidth }: HTMLElement): number => Math.max(1, Math.min(pageWidth, clientWidth))
