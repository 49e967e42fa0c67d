import type { clubs } from '@patisserie/contract/clubs'
import type { Call } from '../../kit/http/call.ts'
import { topicsBy } from './topic-reads.ts'

/** POST /getSomeOneTopicByPage: what the member lets others see of it. */
export async function someonesTopics(call: Call<typeof clubs.calls.someonesTopics>) {
  const { db, input, refuse } = call
  const [shown] = await db.named<{ topics: boolean }>(shownStatement, [input.UID])
  if (!shown) return refuse('personUnknown')
  // Who asks is looked at only where it matters: an answer that is the same for everybody can be kept.
  if (!shown.topics && call.member?.id !== input.UID) refuse('hidden')
  return topicsBy(db, input.UID, { ...input, own: false })
}

const shownStatement = {
  name: 'topics-shown-by',
  sql: 'select shows_topics as topics from members where id = $1 and closed_at is null',
}
