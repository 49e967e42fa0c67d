import { houseCodes } from '#rules/staff/permissions.ts'

/** SQL: whether `m`, a row of members, gets the staff sign beside their posts (`staff` in answers). */
export const houseStaff = `m.closed_at is null and m.staff && '{${houseCodes.join()}}'`
