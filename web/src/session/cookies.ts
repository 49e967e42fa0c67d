/** Names of the cookies the first HTML reads. */
export const cookieNames = { language: 'language', theme: 'theme', side: 'leftBar' } as const

/** The language that a guest has chosen in this visit; a log-in takes it over (session/chosen-language.ts). */
export const chosenCookie = 'chosen'

/** Kept a year where nothing else is said, readable for the page and the server alike. */
export const setCookie = (name: string, value: string, end = '; max-age=31536000'): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `${name}=${value}; path=/; samesite=lax${end}`
}
