import { houseCodes } from '@patisserie/rules/staff/permissions'

/** Whether `m`, a row of members, keeps the house in order: what a statement answers as `staff`. */
export const houseStaff = `m.closed_at is null and m.staff && '{${houseCodes.join()}}'`
