import { type AccessRows, inside } from './access-rows.ts'

export const accessRows: AccessRows = {
  '/getSRC': { told: inside('fileMissing') },
}
