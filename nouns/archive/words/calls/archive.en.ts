import type { CallWords } from '#words/call-words.ts'
import type { archive as archiveContract } from '../../contract/archive.ts'
import type { refusals as zh } from './archive.zh.ts'

export const archive: CallWords<typeof archiveContract> = {
  name: 'Archived runs',
  calls: {
    list: 'Archived runs, by filter',
    claim: 'Claim an archived run',
    mine: 'One’s own claims',
    withdraw: 'Withdraw a claim that waits',
    claims: 'Claims to decide',
    take: 'Take a claim on',
    decide: 'Decide a claim',
  },
}

export const refusals: typeof zh = {
  'ar.gone': 'This archived run is no longer here',
  'ar.owned': 'This run has its owner already',
  'ar.claimed': 'You are claiming this run already',
  'ar.notOwn': 'The replay you added is not yours',
  'ar.reasonEmpty': 'Please give a reason',
  'ar.reasonLong': 'The reason is too long',
  'ar.claimGone': 'This claim is no longer here',
  'ar.decided': 'This claim has just been decided',
  'ar.taken': 'Another member of staff is looking into it',
  'ar.ownClaim': 'Other staff must decide about your own claims and those of your other accounts',
}
