import { Refusal } from './refusal.ts'

export interface UploadPlaces {
  /** Runs an upload from its first byte to its answer; refuses `busy` where no place is free. */
  hold<T>(whose: string, upload: () => Promise<T>): Promise<T>
}

/** Bytes of uploads lie in memory until they are judged: so many at once, and so many of one caller. */
export function openUploadPlaces(bounds = { atOnce: 16, ofOne: 4 }): UploadPlaces {
  const held = new Map<string, number>()
  let all = 0
  return {
    hold: async (whose, upload) => {
      const own = held.get(whose) ?? 0
      if (all >= bounds.atOnce || own >= bounds.ofOne) throw new Refusal({ code: 'busy' })
      all += 1
      held.set(whose, own + 1)
      try {
        return await upload()
      } finally {
        all -= 1
        const left = (held.get(whose) ?? 1) - 1
        if (left > 0) held.set(whose, left)
        else held.delete(whose)
      }
    },
  }
}
