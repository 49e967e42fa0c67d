/** So many different people hide a floor until staff look at it. */
export const hidingPeople = 3
const dayMs = 86_400_000
/** A hiding that others did not join counts for this long, in milliseconds. */
export const hidingMs = 30 * dayMs
/** For so long nobody hides whose hiding staff reversed, in milliseconds. */
export const hidingPauseMs = 7 * dayMs

/** What one member has said about a floor, and what staff decided about it; null while they have not looked. */
export interface Hiding {
  readonly member: number
  readonly at: Date
  readonly decided_at: Date | null
  readonly upheld: boolean | null
}

/** Answers the person behind an account: the same number for accounts of one person. */
export type PersonOf = (member: number) => number

interface Hidden {
  readonly hidings: readonly Hiding[]
  /** Time of the floor's last edit. */
  readonly edited_at: Date | null
  readonly personOf: PersonOf
  readonly now: Date
}

const counts = ({ at, decided_at }: Hiding, now: Date): boolean =>
  decided_at === null && now.getTime() - at.getTime() < hidingMs

/** How many different people hide the floor now. */
export const hidersOf = ({ hidings, personOf, now }: Omit<Hidden, 'edited_at'>): number =>
  new Set(hidings.filter((one) => counts(one, now)).map(({ member }) => personOf(member))).size

/**
 * Why a member cannot hide the floor: they, or another account of theirs, hide it already; or staff have looked at it
 * as it stands and let it be. Null if they can.
 */
export function hidingProblem(by: number, { hidings, edited_at, personOf, now }: Hidden) {
  const stands = (decided_at: Date) => edited_at === null || edited_at <= decided_at
  const own = hidings.filter((one) => counts(one, now) && personOf(one.member) === personOf(by))
  if (own.length > 0) return own.some(({ member }) => member === by) ? 'hidAlready' : 'hidByLinked'
  const looked = hidings.some(({ upheld, decided_at }) => upheld === false && decided_at && stands(decided_at))
  return looked ? 'hideLooked' : null
}

/** Until when a member may not hide after staff reversed their hiding at that time; null if they may. */
export function hidingPause(reversed: Date | null, now: Date): Date | null {
  if (!reversed) return null
  const until = new Date(reversed.getTime() + hidingPauseMs)
  return until > now ? until : null
}
