import type { replays } from '#nouns/replays/contract/replays.ts'
import type { Handler } from '#kit/http/call.ts'

export const like: Handler<(typeof replays)['calls']['like']> = async ({ refuse }) => refuse('notDeclared')
