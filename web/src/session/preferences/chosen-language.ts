import { isLanguage, type Language } from '@patisserie/rules/language'
import { setCookie } from '../cookies.ts'

/** Milliseconds: a choice that is older was made in another visit. */
const visitMs = 3_600_000

/** The language that the reader chose as a guest in this visit (`useChooseLanguage`), null where they chose none; answers it once. */
export function takeChosenLanguage(): Language | null {
  const [, value, at] = /(?:^|; )chosen=([a-z]+)(\d+)/.exec(document.cookie) ?? []
  if (value) setCookie('chosen', '')
  return isLanguage(value) && Date.now() - Number(at) < visitMs ? value : null
}
