import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { classNames } from '#design/class-names.ts'
import { IconButton } from '#design/parts/icon-button.tsx'
import { formatSize } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { hostOf } from '../../blocks/node-dom.ts'
import { UploadRow } from '../pictures/upload-row.tsx'
import type { Uploads } from '../pictures/use-uploads.ts'
import styles from './gallery.module.css'
import { duplicates, type Line, moved } from './gallery-items.ts'

interface GalleryLinesProps {
  readonly lines: readonly Line[]
  readonly onChange: (lines: readonly Line[]) => void
  readonly uploads: Uploads
}

/** The pictures in their order: dragged by their handle, moved by its arrow keys, described and taken out. */
export function GalleryLines({ lines, onChange, uploads }: GalleryLinesProps) {
  const { words: all, language } = useLanguage()
  const words = useWords(editorBlocksPack)
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const again = duplicates(lines)

  const move = (from: number, to: number) => {
    const next = moved(lines, from, to)
    if (next === lines) return
    onChange(next)
    setSaid(words.gallery.moved(to + 1, lines.length))
  }
  const press = (event: KeyboardEvent, at: number) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(at, to)
  }
  const drag = (event: PointerEvent, key: string) => {
    if (dragged !== key) return
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const to = rows.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY < bottom)
    const from = lines.findIndex((line) => line.key === key)
    if (to >= 0 && from >= 0) move(from, to)
  }
  const drop = (key: string) => {
    uploads.drop(key)
    onChange(lines.filter((line) => line.key !== key))
  }
  if (lines.length === 0) return <p className={styles.none}>{words.gallery.empty}</p>
  return (
    <>
      <ol ref={list} aria-label={words.gallery.items} className={styles.lines}>
        {lines.map(({ key, item }, at) => {
          const upload = uploads.list.find((one) => one.key === key)
          if (!item)
            return (
              <li key={key} className={styles.line}>
                {upload && <UploadRow upload={upload} onRetry={() => uploads.retry(key)} onDrop={() => drop(key)} />}
              </li>
            )
          return (
            <li key={key} className={classNames(styles.line, dragged === key && styles.dragged)}>
              <button
                type="button"
                className={styles.handle}
                aria-label={words.gallery.order(at + 1, lines.length)}
                onKeyDown={(event) => press(event, at)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId)
                  setDragged(key)
                }}
                onPointerMove={(event) => drag(event, key)}
                onPointerUp={() => setDragged(null)}
                onPointerCancel={() => setDragged(null)}
              >
                <span aria-hidden="true" className={styles.grip} />
              </button>
              {item.src.startsWith('/') ? (
                <img src={item.src} alt="" width={72} height={54} className={styles.thumb} />
              ) : (
                <span className={styles.thumb} title={item.src}>
                  ↗
                </span>
              )}
              <span className={styles.what}>
                <span className="ellipsis">{item.name}</span>
                <span className={styles.size}>
                  {item.size === 'N/A' ? `N/A · ${hostOf(item.src)}` : formatSize(item.size)}
                </span>
                {again.has(key) && (
                  <span role="alert" className={styles.problem}>
                    {problemText({ refusal: 'ms.imgDuplicate', data: null }, all, language)}
                  </span>
                )}
                <input
                  type="text"
                  value={item.alt}
                  maxLength={300}
                  aria-label={words.gallery.altOf(at + 1)}
                  placeholder={words.gallery.altHint}
                  className={styles.alt}
                  onChange={({ target }) =>
                    onChange(
                      lines.map((line) =>
                        line.key === key ? { ...line, item: { ...item, alt: target.value } } : line,
                      ),
                    )
                  }
                />
              </span>
              <IconButton
                icon="trash-2"
                size="small"
                label={`${words.remove} ${item.name}`}
                onClick={() => drop(key)}
              />
            </li>
          )
        })}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  )
}
