/** Names of the cookies that the first HTML depends on. */
export const cookieNames = { language: 'language', theme: 'theme', side: 'leftBar' } as const

/** Sets a cookie for one year, readable by page and server. */
export const setCookie = (name: string, value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`
}
