import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useRead } from '#api/reads.ts'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { IconButton } from '#design/parts/icon-button.tsx'
import { topicsPack } from '#nouns/clubs/words/topics.pack.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { home as homeContract } from '../contract/home.ts'
import styles from './roll-box.module.css'

/** Milliseconds that each notice is shown while the box turns by itself. */
const turnMs = 7_000

/** The house's own words (`children`) and what staff have to say, one at a time. Nothing turns unless somebody lets it. */
export function RollBox({ children }: { readonly children?: ReactNode }) {
  const { language } = useLanguage()
  const { home: words } = useWords(topicsPack)
  const { value } = useRead(homeContract.calls.notice, {}, { quiet: true })
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const notices = (value?.roll ?? []).filter(({ title }) => title[language] !== '')
  const own = children ? 1 : 0
  const count = notices.length + own
  const shown = at % count
  const step = (by: number) => setAt((shown + by + count) % count)
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => document.visibilityState === 'visible' && setAt((n) => n + 1), turnMs)
    return () => clearInterval(timer)
  }, [playing])
  if (notices.length === 0) return children
  const notice = notices[shown - own]
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    setPlaying(false)
    step(by)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows do what its buttons do
    <div className={styles.roll} onKeyDown={press}>
      <div aria-live={playing ? 'off' : 'polite'} className={classNames(styles.slide, !children && styles.small)}>
        {notice ? (
          <>
            {!children && notice.pic !== '' && (
              <img src={notice.pic} alt="" loading="lazy" className={styles.picture} />
            )}
            <Chip tint="straw">{words.notice}</Chip>
            <h2 className={classNames(displayClass(notice.title[language]), styles.head)}>{notice.title[language]}</h2>
            <p className={styles.words}>{notice.words[language]}</p>
            {notice.link !== '' && <Target to={notice.link}>{words.look}</Target>}
          </>
        ) : (
          children
        )}
      </div>
      <div className={styles.bar}>
        {Array.from({ length: count }, (_, n) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={n}
            type="button"
            className={styles.place}
            aria-label={words.nth(n + 1, count)}
            aria-current={n === shown || undefined}
            onClick={() => setAt(n)}
          />
        ))}
        <span className={styles.turn}>
          <IconButton
            size="small"
            icon={playing ? 'pause' : 'play'}
            label={playing ? words.pause : words.play}
            className={styles.play}
            onClick={() => setPlaying(!playing)}
          />
          <IconButton size="small" icon="chevron-left" label={words.previous} onClick={() => step(-1)} />
          <IconButton size="small" icon="chevron-right" label={words.next} onClick={() => step(1)} />
        </span>
      </div>
    </div>
  )
}

function Target({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const look = buttonClass({ variant: 'primary' }, styles.look)
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={look}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener" className={look}>
      {children}
    </a>
  )
}
