import { type AccessRows, member } from '../../../test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getMyLevels': { told: member },
}
