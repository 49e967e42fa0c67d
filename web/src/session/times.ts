import { type DateKind, formatDateTime } from '@patisserie/rules/beijing-time'
import { inZone } from '@patisserie/rules/in-zone'
import type { Language } from '@patisserie/rules/language'
import { useSyncExternalStore } from 'react'
import { wordPack } from './word-pack.ts'
import { useLanguage } from './words.tsx'

const zoneWords = wordPack({
  zh: () => import('@patisserie/words/zh/zones').then(({ zones }) => zones),
  en: () => import('@patisserie/words/en/zones').then(({ zones }) => zones),
})

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
  const own = (iso: string, kind: DateKind = 'dateTime') =>
    formatDateTime(isOwn ? inZone(iso, -new Date(iso).getTimezoneOffset()) : iso, kind, language)
  /** An end or a beginning that the house sets: in Beijing time, which is said to readers in other zones. */
  const house = (iso: string) => {
    const text = formatDateTime(iso, 'dateTime', language)
    return text === own(iso) ? text : zoneWords(language).beijing(text)
  }
  /** The tooltip of a time: the reader's, and that of Beijing where it differs. */
  const exact = (iso: string) => {
    const [mine, theirs] = [own(iso), house(iso)]
    return mine === theirs ? mine : `${mine} · ${theirs}`
  }
  return { own, house, exact }
}
