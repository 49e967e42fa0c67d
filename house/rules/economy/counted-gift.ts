import { giving } from './economy-rates.ts'
import { giftWindowMs } from './gift-worth.ts'

/** A gift that counts in a week's limit. */
export interface CountedGift {
  readonly worth: number
  readonly at: Date
}

export const worthOf = (gifts: readonly CountedGift[]): number => gifts.reduce((sum, { worth }) => sum + worth, 0)

/** When the week has room for `worth`, as its gifts, oldest first, pass out of it; null if it is more than a week's limit. */
export function weekHasRoomAt(worth: number, gifts: readonly CountedGift[]): Date | null {
  if (worth > giving.worthAWeek) return null
  let counted = worthOf(gifts)
  let room: Date | null = null
  for (const gift of gifts) {
    if (counted + worth <= giving.worthAWeek) break
    counted -= gift.worth
    room = new Date(gift.at.getTime() + giftWindowMs)
  }
  return room
}
