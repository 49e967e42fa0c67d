import type { clubs } from '@patisserie/contract/clubs'
import { giveLike, takeLikeBack } from '../../core/reactions/give-like.ts'
import type { Call } from '../../kit/http/call.ts'
import { floorLikes, seenFloor } from './like-store.ts'

/** POST /m5: once a member and floor, never one's own; `like` N takes it back. */
export async function likeFloor(call: Call<typeof clubs.calls.like>) {
  const { t, floor: number, like } = call.input
  const found = await seenFloor(call.db, t, number)
  if (!found.topic) return call.refuse('topicGone')
  if (!found.floor) return call.refuse('floorGone')
  if (like === 'N') await takeLikeBack(call, floorLikes, found.floor)
  else await giveLike(call, floorLikes, found.floor)
  return 'suc' as const
}
