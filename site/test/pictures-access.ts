import { type AccessRows, inside } from '../../../test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getSRC': { told: inside('fileMissing') },
}
