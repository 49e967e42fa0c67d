import { type AccessRows, member, same } from '../../../test/access-rows.ts'

export const accessRows: AccessRows = {
  '/newRM': { told: member, same },
  '/allRM': { told: member, same },
  '/readRM': { told: member, input: () => ({ ids: [1] }) },
  '/allRead': { told: member, same },
}
