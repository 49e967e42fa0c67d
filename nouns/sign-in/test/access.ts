import { type AccessRows, member } from '../../../test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getSignIn': { told: member },
}
