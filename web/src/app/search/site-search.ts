/** Declared search parameters of `/search`: `q` is the text, `m` the id of the only club to search in. */
export interface SiteSearch {
  readonly q?: string
  readonly m?: string
}

/** Validates the parameters of the address to what the calls accept: at most 60 characters, and a club's id. */
export const siteSearch = (raw: Readonly<Record<string, unknown>>): SiteSearch => {
  const q = typeof raw.q === 'string' ? raw.q.trim().slice(0, 60).trim() : ''
  return {
    ...(q !== '' && { q }),
    ...(q !== '' && typeof raw.m === 'string' && /^[1-9]\d{0,5}$/.test(raw.m) && { m: raw.m }),
  }
}

export const siteSearchPath = ({ q, m }: SiteSearch): string =>
  q ? `/search?${new URLSearchParams({ ...(m && { m }), q })}` : '/search'
