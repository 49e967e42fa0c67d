/** Names of the cookies the first HTML reads. */
export const cookieNames = { language: 'language', theme: 'theme', side: 'leftBar' } as const

/** Kept a year, readable for the page and the server alike. */
export const setCookie = (name: string, value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`
}
