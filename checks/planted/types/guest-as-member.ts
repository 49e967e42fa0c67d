import type { home } from '#nouns/home/contract/home.ts'
import type { Handler } from '#kit/http/call.ts'

export const front: Handler<(typeof home)['calls']['front']> = async ({ member }) => {
  throw new Error(String(member.id))
}
