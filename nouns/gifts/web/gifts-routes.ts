export const giftWays = ['all', 'out', 'in'] as const
export type GiftWay = (typeof giftWays)[number]

/** Declared search parameters of `/gifts`: which gifts, the page, and to whom the dialog of a new one is open. */
export interface GiftsSearch {
  readonly way?: 'out' | 'in'
  readonly p?: number
  readonly to?: string
}

export const giftsSearch = (raw: Readonly<Record<string, unknown>>): GiftsSearch => ({
  ...((raw.way === 'out' || raw.way === 'in') && { way: raw.way }),
  ...(/^[1-9]\d{0,3}$/.test(String(raw.p ?? '')) && Number(raw.p) > 1 && { p: Number(raw.p) }),
  ...(/^[1-9]\d{6,9}$/.test(String(raw.to ?? '')) && { to: String(raw.to) }),
})
