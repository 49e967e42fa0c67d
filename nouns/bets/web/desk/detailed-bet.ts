import type { Out } from '#contract/endpoint.ts'
import type { betStaff } from '../../contract/bet-staff.ts'

/** One event with all that staff see of it. */
export type DetailedBet = Out<typeof betStaff.calls.detail>
