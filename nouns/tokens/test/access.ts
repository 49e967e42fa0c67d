import { type AccessRows, hash, inside, member } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getTokens': { told: member },
  '/addToken': {
    told: ['login', 'mailCheck', 'pwWrong', 'pwWrong'],
    input: () => ({ name: 'mine', scopes: ['read'], days: 1, password: hash }),
  },
  '/delToken': { told: inside('gone'), input: () => ({ id: 999_999 }) },
}
