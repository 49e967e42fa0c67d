import { isLanguage, type Language } from '#rules/language.ts'
import { setCookie } from '../cookies.ts'

/** Maximum age of a choice, in milliseconds; an older one was made in an earlier visit. */
const visitMs = 3_600_000

/**
 * The language that the reader chose as a guest in this visit (`useChooseLanguage`); null if none. Reading it clears
 * it.
 */
export function takeChosenLanguage(): Language | null {
  const [, value, at] = /(?:^|; )chosen=([a-z]+)(\d+)/.exec(document.cookie) ?? []
  if (value) setCookie('chosen', '')
  return isLanguage(value) && Date.now() - Number(at) < visitMs ? value : null
}
