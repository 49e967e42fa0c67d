import { refusals as admin } from './admin.en.ts'
import { refusals as roleStaff } from './role-staff.en.ts'

export { admin } from './admin.en.ts'
export { roleStaff } from './role-staff.en.ts'

/** What the calls of the noun refuse. */
export const refusals = { ...admin, ...roleStaff }
