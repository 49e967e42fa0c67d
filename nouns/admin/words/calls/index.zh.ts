import { refusals as admin } from './admin.zh.ts'
import { refusals as roleStaff } from './role-staff.zh.ts'

export { admin } from './admin.zh.ts'
export { roleStaff } from './role-staff.zh.ts'

/** What the calls of the noun refuse. */
export const refusals = { ...admin, ...roleStaff }
