import { hash } from 'node:crypto'
import type { Keeper } from '../kept/keeper.ts'
import type { Caller } from './call.ts'

type Authenticate = (token: string, now: Date) => Promise<Caller | null>

const lifetimeMs = 20_000
const mostCallers = 20_000

/**
 * Caches for a short time which member a token belongs to. Whatever ends a session or changes a member's rights touches
 * `members`, which drops all entries, or `me`: of a member's own call that drops the member's entries, else all. Invalid tokens
 * are not cached.
 */
export function keepCallers(keeper: Keeper, authenticate: Authenticate): Authenticate {
  const room = keeper.open<Caller>({ lifetimeMs, mostBytes: mostCallers })
  return async (token, at) => {
    const key = hash('sha256', token, 'base64')
    const now = at.getTime()
    const found = room.get(key, now)
    if (found) return found
    const stamp = keeper.stamp()
    const caller = await authenticate(token, at)
    if (caller) room.keep(key, caller, { tags: [`me#${caller.id}`, 'members'], bytes: 1, stamp, now })
    return caller
  }
}
