import { refusals as betStaff } from './bet-staff.en.ts'
import { refusals as bets } from './bets.en.ts'

export { betStaff } from './bet-staff.en.ts'
export { bets } from './bets.en.ts'

/** What the calls of the noun refuse. */
export const refusals = { ...betStaff, ...bets }
