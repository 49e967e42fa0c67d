/** The groups of calls of the noun. */
export { betStaff } from './bet-staff.ts'
export { bets } from './bets.ts'
