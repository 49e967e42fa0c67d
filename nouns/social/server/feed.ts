import type { social } from '#contract/social.ts'
import type { Call } from '#kit/http/call.ts'
import { Refusal } from '#kit/refusal.ts'
import { feedOfFollowed, feedOfPerson } from './feed-reads.ts'
import { shownBy } from './reads.ts'

/**
 * POST /getFeed: public acts of one person, or of the people the caller follows. Refuses if the person hides the feed.
 */
export const feed = (bets: boolean) => async (call: Call<typeof social.calls.feed>) => {
  const { db, input, refuse } = call
  if (input.UID === undefined) {
    if (!call.member) throw new Refusal({ auth: 'login' })
    return feedOfFollowed(db, { member: call.member.id, bets, now: call.now }, input)
  }
  const owner = (await shownBy(db, input.UID)) ?? refuse('personUnknown')
  // Reading `member` makes the answer personal and keeps it out of the shared cache: read it only where the answer
  // depends on it.
  const all = owner.feed && owner.replays && owner.topics && owner.paintings
  const own = !all && call.member?.id === input.UID
  if (!owner.feed && !own) refuse('hidden')
  const shown = { uploads: owner.replays || own, topics: owner.topics || own, paintings: owner.paintings || own }
  return feedOfPerson(db, { person: input.UID, bets, ...shown }, input)
}
