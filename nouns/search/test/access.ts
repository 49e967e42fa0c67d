import { type AccessRows, anyone } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  '/schr': { told: anyone, input: () => ({ type: 'all', value: 'sweet' }) },
  '/schs': { told: anyone, input: () => ({ value: 'sweet' }) },
}
