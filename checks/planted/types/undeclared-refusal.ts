import type { replays } from '@patisserie/contract/replays'
import type { Handler } from '../../../server/src/kit/http/call.ts'

export const like: Handler<(typeof replays)['calls']['like']> = async ({ refuse }) => refuse('notDeclared')
