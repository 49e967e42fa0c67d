import type { CallWords } from '#words/call-words.ts'
import type { admin as adminContract } from '../../contract/admin.ts'
import type { refusals as zh } from './admin.zh.ts'

export const admin: CallWords<typeof adminContract> = {
  name: 'Back office',
  calls: {
    menu: 'Codes and menu of staff',
    staff: 'All members of staff',
    addStaff: 'Make a member staff',
    updateStaff: 'Change the codes of staff',
    users: 'Look users up',
    usersBare: 'Ids and nicknames of users',
    alikeNames: 'Nicknames and club names that look alike',
    flagUser: 'Set or take a black flag',
    privilegeUser: 'Change a user’s privilege levels',
    enterAs: 'Enter as a user',
    faults: 'Faults of the site',
    reportFault: 'A browser reports a fault',
    log: 'The log of staff',
    checkLog: 'Check the chain of the log',
    myActs: 'One’s own acts as staff',
    punishment: 'Why one is punished, and until when',
    appeal: 'Appeal',
    appeals: 'Appeals received',
    decideAppeal: 'Decide an appeal',
  },
}

export const refusals: typeof zh = {
  'admin.missingMember': 'There is no such user',
  'admin.missingAdmin': 'This person is not on the staff',
  'admin.missingPermissions': 'Choose at least one permission',
  'admin.missingReason': 'Please give a reason',
  'admin.missingAppeal': 'This appeal has been dealt with',
  'admin.missingText': 'The appeal is empty',
  'admin.duplicateAdmin': 'This person is staff already: change their permissions instead',
  'admin.blackMember': 'A flagged account cannot join the staff',
  'admin.notHeld': 'You cannot give or take a permission you do not hold',
  'admin.self': 'You cannot do this to yourself or to another account of yours',
  'admin.lastAdmin': 'One administrator has to stay',
  'admin.codeWrong': 'The code is not right, or was used already: wait for the next one',
  'admin.sessionOld': 'You logged in more than 12 hours ago. Log in again to change permissions',
  'admin.staffMember': 'This person is staff: take back their permissions first',
  'admin.untilPast': 'The end has to lie in the future',
  'admin.reasonLong': 'The reason is too long',
  'admin.textLong': 'The appeal is too long',
  'admin.notBlack': 'This account is not being punished',
  'admin.notCounted': 'This account does not count with another one',
  'admin.appealedToday': 'One appeal a day',
}
