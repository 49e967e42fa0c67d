import { type AccessRows, member } from '../../../test/access-rows.ts'

export const accessRows: AccessRows = {
  '/newRM': { told: member },
  '/allRM': { told: member },
  '/readRM': { told: member, input: () => ({ ids: [1] }) },
  '/allRead': { told: member },
}
