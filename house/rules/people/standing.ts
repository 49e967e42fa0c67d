/**
 * How far an account is trusted with reaching others. `new`: a young account, or one whose posts staff keep removing;
 * it has daily budgets (`standingBudgets`), and its links wait for staff. `settled`: everybody else. `trusted`: an old
 * account with many posts, and staff; what it posts waits neither for its links nor for its text.
 */
export const standings = ['new', 'settled', 'trusted'] as const
export type Standing = (typeof standings)[number]

/** What decides about a standing. */
export interface AccountRecord {
  readonly was: Standing
  readonly ageMs: number
  /** Posts that everybody sees, counted up to `trustedPosts`. */
  readonly posts: number
  /** Posts that staff removed within `removedDays`, counted up to `removedMost`. */
  readonly removed: number
}

const dayMs = 86_400_000
export const newDays = 3
export const newPosts = 5
export const trustedDays = 60
export const trustedPosts = 30
/** Removals by staff count for this many days. */
export const removedDays = 30
/** From this many removals on an account is treated like a new one. */
export const removedMost = 3

/** An account that was settled stays so, whatever its author removes; only removals by staff take it back. */
export const standingOf = ({ was, ageMs, posts, removed }: AccountRecord): Standing => {
  if (removed >= removedMost) return 'new'
  if (was === 'new' && (ageMs < newDays * dayMs || posts < newPosts)) return 'new'
  return removed === 0 && ageMs >= trustedDays * dayMs && posts >= trustedPosts ? 'trusted' : 'settled'
}

/** The facts of a caller that overrule the stored standing. */
interface CallerFacts {
  readonly stored: Standing
  readonly verified: boolean
  readonly black: boolean
  readonly staff: boolean
}

/** The standing that counts: a flagged or unverified account is new, staff are trusted. */
export const standingThatCounts = ({ stored, verified, black, staff }: CallerFacts): Standing => {
  if (black || !verified) return 'new'
  return staff ? 'trusted' : stored
}

/** Most of something in one post of a new account; others have no such limit. */
export const newMentions = 5
export const newLinks = 5

interface Counted {
  readonly mentions: number
  readonly links: number
}

/** The refusal of a post with too much in it for its author's standing, or null. */
export const postBudgetProblem = (
  standing: Standing,
  { mentions, links }: Counted,
): 'mentionsMany' | 'linksMany' | null => {
  if (standing !== 'new') return null
  if (mentions > newMentions) return 'mentionsMany'
  return links > newLinks ? 'linksMany' : null
}

/** From this many accounts on a text, or a link of new accounts, waits for staff; the author of the post counts. */
export const sameAccounts = 3
/** Within this time. */
export const sameMs = dayMs
/** What was posted is remembered for this long, and while a post that shares it waits. */
export const printsKeptMs = 2 * dayMs
/** Shorter texts (weighted, folded) may be posted by everybody: greetings, thanks, congratulations. */
export const sameTextLeast = 20
/** Most of the other posts with the same text or link that staff see beside a waiting post. */
export const sharedPostsShown = 5
/** How long what staff kept out holds further posts with the same text or link. */
export const badPrintsKeptMs = 90 * dayMs
