import { isLanguage, type Language } from '@patisserie/rules/language'
import { chosenCookie, setCookie } from './cookies.ts'

/** The language that the reader chose as a guest in this visit, null where they chose none; answers it once. */
export function takeChosenLanguage(): Language | null {
  const [, value = ''] = new RegExp(`(?:^|; )${chosenCookie}=([^;]*)`).exec(document.cookie) ?? []
  if (value) setCookie(chosenCookie, '', '; max-age=0')
  return isLanguage(value) ? value : null
}
