import type { blocked as zh } from './blocked.zh.ts'

/** Texts in place of a floor or comment by somebody whom the reader blocks. */
export const blocked: typeof zh = {
  floor: 'A floor by somebody you block',
  comment: 'A comment by somebody you block',
  show: 'Show it',
}
