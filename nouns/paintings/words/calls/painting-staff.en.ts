import type { CallWords } from '#words/call-words.ts'
import { acts } from '#words/calls/acts.en.ts'
import { withPrefix } from '#words/with-prefix.ts'
import type { paintingStaff as paintingStaffContract } from '../../contract/painting-staff.ts'
import type { refusals as zh } from './painting-staff.zh.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const paintingStaff: CallWords<typeof paintingStaffContract> = {
  name: 'The desk of paintings',
  calls: {
    reports: 'Reports of paintings to handle, urgent ones first',
    takeReport: 'Takes a report of a painting',
    decideReport: 'Decides a report of a painting',
    doneReport: 'Closes a report of a painting',
    held: 'Paintings and comments that wait for staff',
    decideHeld: 'Approves or rejects a waiting painting or comment',
    byId: 'One painting with all its fields, whatever its state',
    forbidden: 'Paintings that were taken out of sight',
    forbid: 'Takes a painting out of sight; its pictures have no address any more',
    cancelForbid: 'Shows a painting again that was taken out of sight',
    updateSrc: 'Puts a picture of one’s own in the place of one of a painting',
    doubts: 'Paintings whose reward staff decide',
    decideDoubt: 'Pays the reward, or does not',
    claim: 'A rights holder (without an account) asks for something about a painting',
    claims: 'What rights holders ask for, oldest first',
    decideClaim: 'Decides what a rights holder asks for, and answers by mail',
  },
}

/** What its calls refuse. */
export const refusals: typeof zh = {
  ...withPrefix('pd.', acts),
  'pd.missingHeld': 'This one is decided already',
  'pd.missingPainting': 'There is no such painting, or it is out of sight already',
  'pd.missingForbidden': 'This painting is not out of sight, or 30 days are over',
  'pd.forbidOwn': 'Other staff handle your own paintings',
  'pd.pictureMissing': 'This picture was not found; upload it yourself first',
  'pd.missingDoubt': 'The reward of this painting is decided already',
  'pd.claimNameEmpty': 'Please say who you are',
  'pd.claimMailInvalid': 'Please give an e-mail address for the answer',
  'pd.claimAddressInvalid': 'Please give the address of the painting on this site, such as https://…/e/12',
  'pd.claimWordsEmpty': 'Please say by what right you ask, and for what',
  'pd.claimLong': 'This is too long; please shorten it',
  'pd.missingClaim': 'This one is decided already',
}
