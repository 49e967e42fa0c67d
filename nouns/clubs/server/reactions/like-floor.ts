import { giveLike, takeLikeBack } from '#core/reactions/give-like.ts'
import type { Call } from '#kit/http/call.ts'
import type { clubs } from '../../contract/clubs.ts'
import { floorLikes, seenFloor } from './like-store.ts'

/** POST /m5: likes a floor, or removes the like with `like` N. A member likes a floor once, and never their own. */
export async function likeFloor(call: Call<typeof clubs.calls.like>) {
  const { t, floor: number, like } = call.input
  const found = await seenFloor(call.db, t, number)
  if (!found.topic) return call.refuse('topicGone')
  if (!found.floor) return call.refuse('floorGone')
  if (like === 'N') await takeLikeBack(call, floorLikes, found.floor)
  else await giveLike(call, floorLikes, found.floor)
  return 'suc' as const
}
