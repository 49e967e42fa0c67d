import type { CallWords } from '#words/call-words.ts'
import type { iscore as iscoreContract } from '../../contract/iscore.ts'
import type { refusals as zh } from './iscore.zh.ts'

export const iscore: CallWords<typeof iscoreContract> = {
  name: 'Iscore',
  calls: {
    board: 'The iscore board',
    parts: 'The runs somebody’s sum is made of',
    mine: 'One’s own place',
    claimPilot: 'Ask for a signature to be confirmed',
    myPilots: 'One’s own signatures',
    pilotClaims: 'Signatures to confirm',
    decidePilot: 'Decide a signature',
    queue: 'Runs that wait for staff',
    pass: 'Pass a run, or not',
    worldFirsts: 'World-firsts',
    setWorldFirst: 'Grant or take back a world-first',
  },
}

export const refusals: typeof zh = {
  'jf.gone': 'This replay or claim is no longer here',
  'jf.nobody': 'Nobody of that name is on the board',
  'jf.notOwn': 'This is not your replay',
  'jf.plainName': 'That is a default name, which nobody can claim',
  'jf.pilotTaken': 'That signature is confirmed as somebody else’s',
  'jf.claimed': 'You have claimed this signature already',
  'jf.reasonLong': 'The reason is too long',
  'jf.reasonEmpty': 'Please give a reason',
  'jf.decided': 'Another member of staff has just decided this',
  'jf.ownRun': 'Other staff must decide about you and your other accounts',
  'jf.notCounted': 'This replay has no JF yet',
  'jf.noFirst': 'Only clears and no-miss no-bomb runs can be world-firsts',
  'jf.firstTaken': 'That world-first is taken',
  'jf.archiveFirst': 'The archive has an earlier clear',
}
