import type { Caller } from '#kit/http/call.ts'
import { Refusal } from '#kit/refusal.ts'

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

/** The member whom an answer may be told what is theirs alone; null for guests, and for staff who entered the account. */
export const privately = <M extends Pick<Caller, 'enteredBy'>>(member: M | null): M | null =>
  member?.enteredBy === undefined ? member : null

export function refuseEntered(member: Caller): void {
  if (member.enteredBy !== undefined) throw new Refusal({ auth: 'authority' })
}
