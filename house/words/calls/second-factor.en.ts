import type { secondFactor as secondFactorContract } from '#contract/second-factor.ts'
import type { CallWords } from '../call-words.ts'
import type { refusals as zh } from './second-factor.zh.ts'

export const secondFactor: CallWords<typeof secondFactorContract> = {
  name: 'Second factor',
  calls: {
    state: 'State of the second factor',
    start: 'Begin to set the second factor up',
    confirm: 'Confirm it with a code',
    end: 'Turn the second factor off',
    renewCodes: 'New recovery codes',
    logIn: 'Finish a log-in with a code',
  },
}

export const refusals: typeof zh = {
  loginAgain: 'It took too long or too many codes were wrong; please log in again',
  totpOn: 'Two-factor is on already',
  totpOff: 'Two-factor is not on',
  totpLate: 'The key has expired, please start again',
}
