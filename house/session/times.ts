import { useSyncExternalStore } from 'react'
import { type DateKind, formatDateTime, formatLocal } from '#rules/beijing-time.ts'
import type { Language } from '#rules/language.ts'
import { zones as en } from '#words/session/zones.en.ts'
import { zones as zh } from '#words/session/zones.zh.ts'
import { useLanguage } from './words.tsx'

/** A line a language: in a file of its own each would cost a request. */
const zoneWords = { zh, en }

/** How instants are written: in the reader's time zone, or in that of Beijing, by which the house counts its days. */
export const useTimes = () => {
  const { language } = useLanguage()
  // The first HTML has the time of Beijing, and hydration begins with it.
  const isOwn = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return timesOf(language, isOwn)
}

/** `isOwn`: false writes all in Beijing time, as the first HTML has it. */
export const timesOf = (language: Language, isOwn = true) => {
  const own = (iso: string, kind: DateKind = 'dateTime') => (isOwn ? formatLocal : formatDateTime)(iso, kind, language)
  /** An end, a beginning or a day that the house sets: in Beijing time, which is said to readers in other zones. */
  const house = (iso: string, kind: DateKind = 'dateTime') => {
    const text = formatDateTime(iso, kind, language)
    const isElsewhere = isOwn && new Date(iso).getTimezoneOffset() !== beijingOffset
    return isElsewhere ? zoneWords[language].beijing(text) : text
  }
  /** The tooltip of a time: the reader's, and that of Beijing where it differs. */
  const exact = (iso: string) => {
    const [mine, theirs] = [own(iso), house(iso)]
    return mine === theirs ? mine : `${mine} · ${theirs}`
  }
  /** Hour and minute alone, under a date that is written already. */
  const clock = (iso: string) => own(iso).slice(-5)
  return { own, house, exact, clock }
}

/** Of Beijing, as `getTimezoneOffset` counts it. */
const beijingOffset = -480
