import type { Mark } from '#contract/endpoint.ts'
import { house } from '#rules/ledger/houses.ts'

/** The account that holds what an event has to pay from. */
export const betAccount = (bet: number): number => house('bet', bet)

/** Keys of transfers. */
export const baseKey = (bet: number): string => `bet-base:${bet}`
export const paidKey = (stake: number): string => `bet-paid:${stake}`
export const returnedKey = (bet: number): string => `bet-returned:${bet}`
export const effectKey = (bet: number, member: number): string => `bet-effect:${bet}:${member}`
export const wonKey = (bet: number, member: number): string => `bet-won:${bet}:${member}`

/** The subject of reminders and of the staff log. */
export const betSubject = (bet: number): string => `bet:${bet}`

/** What pages of one event show. */
export const betMark = (name: string): Mark => `bet#${name}`
