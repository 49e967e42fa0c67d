import type { CallWords } from '#words/call-words.ts'
import type { ownData as ownDataContract } from '../../contract/own-data.ts'
import type { refusals as zh } from './own-data.zh.ts'

export const ownData: CallWords<typeof ownDataContract> = {
  name: 'Own data',
  calls: {
    setPrivacy: 'Privacy switches',
    background: 'The background of one’s page',
    setBackground: 'Change the background',
    exportData: 'Download all one’s data',
    closeAccount: 'Close the account (7 days to undo)',
    reopenAccount: 'Undo the closing',
  },
}

export const refusals: typeof zh = {
  accountWrong: 'This is not your account name',
  backgroundUnknown: 'There is no such background',
  switchUnknown: 'There is no such privacy switch; nothing was changed',
  faithFew: 'You have too little faith: a change of the background costs 50',
}
