/** The groups of calls of the noun. */
export { admin } from './admin.ts'
export { roleStaff } from './role-staff.ts'
