import type { Call } from '#kit/http/call.ts'
import type { clubs } from '../../contract/clubs.ts'
import { topicsBy } from './topic-reads.ts'

/** POST /getSomeOneTopicByPage: the topics a member began; refuses if the member hides them from the caller. */
export async function someonesTopics(call: Call<typeof clubs.calls.someonesTopics>) {
  const { db, input, refuse } = call
  const [shown] = await db.named<{ topics: boolean }>(shownStatement, [input.UID])
  if (!shown) return refuse('personUnknown')
  // Reading `member` makes the answer personal and keeps it out of the shared cache: read it only where the answer
  // depends on it.
  if (!shown.topics && call.member?.id !== input.UID) refuse('hidden')
  return topicsBy(db, input.UID, { ...input, own: false })
}

const shownStatement = {
  name: 'topics-shown-by',
  sql: 'select shows_topics as topics from members where id = $1 and closed_at is null',
}
