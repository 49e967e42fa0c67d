/** One a browser, several devices; the rest is a mistake or an attack. */
const aMember = 12
/** Guests behind one address may be a school. */
const aNetwork = 60
const aProcess = 10_000

export interface LivePlaces {
  /** Null where there is none left. */
  readonly take: (who: string, isMember: boolean) => { readonly leave: () => void } | null
}

/** How many streams one member, one network of guests, and everybody together may have open. */
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
