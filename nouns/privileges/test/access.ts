import { type AccessRows, member } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getMyLevels': { told: member },
}
