import { type AccessRows, document, inside, member } from './access-rows.ts'

export const accessRows: AccessRows = {
  '/getDraft': { told: member, input: () => ({ place: 'm:1' }) },
  '/getDrafts': { told: member },
  '/saveDraft': {
    told: member,
    input: () => ({ place: 'm:1', title: '', document: { type: 'doc' }, base: 0, force: 'Y' }),
  },
  '/dropDraft': { told: member, input: () => ({ place: 'm:1' }) },
  '/aite': { told: member, input: () => ({ aite: 'owner' }) },
  '/schp': { told: member, input: () => ({ type: 'replay' }) },
  '/cfsb': {
    told: ['login', 'mailCheck', 'in', 'in'],
    input: () => ({ document }),
  },
  '/getemoji': { told: member },
  '/addemoji': { told: ['login', 'mailCheck', 'emojiUrl', 'emojiUrl'], input: () => ({ emojiSrc: 'sweet' }) },
  '/delemoji': { told: inside('emojiNone'), input: () => ({ emojiSrc: 'sweet' }) },
}
