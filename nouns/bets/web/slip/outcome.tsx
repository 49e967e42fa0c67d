import { useEffect, useRef } from 'react'
import { problemText } from '#api/problem-text.ts'
import { Banner } from '#design/parts/state/banner.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { betPack } from '../../words/bet.pack.ts'
import styles from './slip.module.css'
import { noticeOf, type Stakes } from './use-stake.ts'

/**
 * What came of a press, where the reader looks: a confirmation out of sight would invite a second press. It stays where the
 * form ends with the press.
 */
export function Outcome({ stakes: { done, problem } }: { readonly stakes: Stakes }) {
  const words = useWords(betPack).slip
  const { words: all, language } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done || problem) place.current?.scrollIntoView({ block: 'nearest' })
  }, [done, problem])
  if (!done && !problem) return null
  return (
    <div ref={place} className={styles.outcome}>
      {problem && (
        <Banner kind="error">
          {problemText(problem, all, language)}
          {(noticeOf(problem).most ?? 0) > 0 && ` · ${words.tooHigh(noticeOf(problem).most ?? 0)}`}
        </Banner>
      )}
      {done && <DoneText done={done} />}
    </div>
  )
}

/** What was promised, and what the fraction could have made of it. */
function DoneText({ done: { slip } }: { readonly done: NonNullable<Stakes['done']> }) {
  const words = useWords(betPack).slip
  const [least, most] = slip.POSSIBLE
  return (
    <Banner kind="success">
      {slip.PAYOUT > 0 ? words.done(slip.PAYOUT) : words.doneEnd}
      {least !== undefined && most !== undefined && ` · ${words.drawn(least, most, slip.PAYOUT)}`}
    </Banner>
  )
}
