import type { owner as zh } from './owner.zh.ts'

export const owner: typeof zh = {
  password: 'Current password',
  code: 'Code of your authenticator',
  codeHint: 'The six digits it shows, or a recovery code.',
}
