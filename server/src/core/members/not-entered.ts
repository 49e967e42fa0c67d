import type { Caller } from '../../kit/http/call.ts'
import { Refusal } from '../../kit/http/refusal.ts'

/**
 * Refuses a call of staff who entered the account: what only the member may do, such as messages, votes and moves of
 * resources.
 */
export const notEntered =
  <C extends { readonly member: Caller }, A>(handler: (call: C) => Promise<A>) =>
  async (call: C): Promise<A> => {
    refuseEntered(call.member)
    return handler(call)
  }

export function refuseEntered(member: Caller): void {
  if (member.enteredBy !== undefined) throw new Refusal({ auth: 'authority' })
}
