import { type AccessRows, inside, member, staffOnly } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getPM': { told: member },
  '/picturePM': { told: ['login', 'mailCheck', 'fileMissing', 'fileMissing'] },
  '/sendPM': {
    told: ['login', 'mailCheck', 'in', 'messageSelf'],
    black: 'notReachable',
    input: () => ({ UID: 1_000_003, text: 'sweet' }),
  },
  '/knowPM': { told: member, input: () => ({ UID: 1_000_001, upTo: 1 }) },
  '/backPM': { told: inside('messageUnknown'), input: () => ({ id: 999_999_999 }) },
  '/answerPM': { told: inside('requestUnknown'), input: () => ({ UID: 1_000_001, accept: 'Y' }) },
  '/delPM': { told: member, input: () => ({ UID: 1_000_001 }) },
  '/setPM': { told: member, input: () => ({ may: 'everyone' }) },
  '/messageReport': {
    told: ['login', 'mailCheck', 'messageUnknown', 'messageUnknown'],
    input: () => ({ id: 999_999_999, reason: 'spam' }),
  },
  '/getMessageReport': staffOnly(),
  '/takeMessageReport': staffOnly(() => ({ id: 999_999 }), 'missingReport'),
  '/decideMessageReport': staffOnly(() => ({ id: 999_999, verdict: 'pass', reason: 'x' }), 'missingReport'),
  '/doneMessageReport': staffOnly(() => ({ id: 999_999 }), 'missingReport'),
}
