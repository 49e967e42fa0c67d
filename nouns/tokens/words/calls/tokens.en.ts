import type { CallWords } from '#words/call-words.ts'
import type { tokens as tokensContract } from '../../contract/tokens.ts'
import type { refusals as zh } from './tokens.zh.ts'

export const tokens: CallWords<typeof tokensContract> = {
  name: 'Script tokens',
  calls: {
    list: 'One’s tokens for scripts',
    add: 'Make a token for scripts',
    remove: 'Take a token back',
  },
}

export const refusals: typeof zh = {
  'tk.nameEmpty': 'Give the token a name',
  'tk.nameLong': 'The token’s name is too long',
  'tk.tooMany': 'There are 20 tokens at most: take back one you no longer use',
  'tk.pwWrong': 'Password invalid',
  'tk.codeWrong': 'The code is not right, or was used already: wait for the next one',
  'tk.gone': 'That token was taken back already',
}
