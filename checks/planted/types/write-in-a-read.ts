import type { replays } from '@patisserie/contract/replays'
import type { Handler } from '../../../server/src/kit/http/call.ts'

export const one: Handler<(typeof replays)['calls']['mine']> = async ({ db }) => {
  await db.deleteFrom('kit_secrets').execute()
  return []
}
