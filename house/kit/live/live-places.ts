/** Streams per member: one per browser on several devices; more is a mistake or an attack. */
const aMember = 12
/** Streams per network of guests: many people of a school may share an address. */
const aNetwork = 60
const aProcess = 10_000

export interface LivePlaces {
  /** Takes a place; null if none is left. */
  readonly take: (who: string, isMember: boolean) => { readonly leave: () => void } | null
}

/** Limits the number of open streams: per member, per network of guests, and in all. */
export function openLivePlaces(): LivePlaces {
  const taken = new Map<string, number>()
  let all = 0
  return {
    take: (who, isMember) => {
      const own = taken.get(who) ?? 0
      if (all >= aProcess || own >= (isMember ? aMember : aNetwork)) return null
      taken.set(who, own + 1)
      all++
      return {
        leave: () => {
          const left = (taken.get(who) ?? 1) - 1
          if (left > 0) taken.set(who, left)
          else taken.delete(who)
          all--
        },
      }
    },
  }
}
