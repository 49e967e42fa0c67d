import { refusals as betStaff } from './bet-staff.zh.ts'
import { refusals as bets } from './bets.zh.ts'

export { betStaff } from './bet-staff.zh.ts'
export { bets } from './bets.zh.ts'

/** What the calls of the noun refuse. */
export const refusals = { ...betStaff, ...bets }
