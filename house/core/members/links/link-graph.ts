/** Two accounts of one person: linked by their owner, or counted as one by staff. */
export interface AccountLink {
  readonly one: number
  readonly other: number
  readonly made_by: 'owner' | 'staff'
  readonly staff: number | null
  readonly reason: string
  readonly made_at: Date
  /** When its owner undid it; until `counts_until` both still count as one. */
  readonly ended_at: Date | null
  readonly counts_until: Date | null
}

export const touches = ({ one, other }: AccountLink, member: number): boolean => one === member || other === member

/** The account at the other end of a link that touches the member. */
export const otherEnd = ({ one, other }: AccountLink, member: number): number => (one === member ? other : one)

/** Links over which their owner can switch. */
export const switchable = (links: readonly AccountLink[]): readonly AccountLink[] =>
  links.filter((link) => link.made_by === 'owner' && link.ended_at === null)

/** The accounts that the links lead to from the member, the member included. */
export function reachedFrom(links: readonly AccountLink[], member: number): ReadonlySet<number> {
  const reached = new Set([member])
  for (const from of reached) {
    // A set that grows while it is walked is walked to its end.
    for (const link of links) if (touches(link, from)) reached.add(otherEnd(link, from))
  }
  return reached
}

/** The members in groups, as the links join them. */
export function groupsOf(members: readonly number[], links: readonly AccountLink[]): readonly (readonly number[])[] {
  const left = new Set(members)
  const groups: number[][] = []
  for (const member of left) {
    const group = [...reachedFrom(links, member)]
    for (const each of group) left.delete(each)
    groups.push(group.sort((a, b) => a - b))
  }
  return groups
}

/**
 * The links that keep the neighbours of a member together when the member's own links go: each link of the member is hung over to
 * the neighbour that is linked most firmly, and stays what it was.
 */
export function hungOver(links: readonly AccountLink[], member: number): readonly AccountLink[] {
  const [firmest, ...others] = links.filter((link) => touches(link, member)).sort((a, b) => firmness(b) - firmness(a))
  if (!firmest) return []
  const kept = otherEnd(firmest, member)
  return others
    .map((link) => ({ link, end: otherEnd(link, member) }))
    .filter(({ end }) => end !== kept)
    .map(({ link, end }) => ({ ...link, one: Math.min(kept, end), other: Math.max(kept, end) }))
}

const firmness = ({ made_by, counts_until }: AccountLink): number =>
  counts_until?.getTime() ?? (made_by === 'owner' ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER)
