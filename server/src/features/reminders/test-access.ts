import { type AccessRows, member } from '../../../test/access-rows.ts'

export const accessRows: AccessRows = {
  '/newRM': { told: member },
  '/allRM': { told: member },
  '/readRM': { told: member, input: () => ({ ids: [1] }) },
  '/numRM': { told: member },
  '/allRead': { told: member },
  '/unreadRM': { told: member, input: () => ({ act: 1 }) },
}
