import type { home } from '@patisserie/contract/home'
import type { Handler } from '../../../server/src/kit/http/call.ts'

export const front: Handler<(typeof home)['calls']['front']> = async ({ member }) => {
  throw new Error(String(member.id))
}
