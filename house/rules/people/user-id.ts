declare const userIdBrand: unique symbol
/** A member's id: 7 to 10 digits. */
export type UserId = number & { readonly [userIdBrand]: true }

export const isUserId = (n: unknown): n is UserId =>
  typeof n === 'number' && Number.isInteger(n) && n >= 1_000_000 && n <= 9_999_999_999

/** Parses the id in `/p/{id}`; null if it is not one. */
export const parseUserId = (s: string): UserId | null => {
  const n = /^[1-9]\d{6,9}$/.test(s) ? Number(s) : 0
  return isUserId(n) ? n : null
}

/** Id of the site's first account; the sequence starts from this constant. */
export const firstUserId = 1_000_001 as UserId
