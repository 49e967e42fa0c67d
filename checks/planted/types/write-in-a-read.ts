import type { replays } from '#nouns/replays/contract/replays.ts'
import type { Handler } from '#kit/http/call.ts'

export const one: Handler<(typeof replays)['calls']['mine']> = async ({ db }) => {
  await db.deleteFrom('kit_secrets').execute()
  return []
}
