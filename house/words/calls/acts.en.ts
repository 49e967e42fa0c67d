import type { acts as zh } from './acts.zh.ts'

export const acts: typeof zh = {
  likeSelf: 'You cannot like what is your own',
  liked: 'You have liked this already',
  notReachable: 'You and they cannot reach each other right now',
  missingReason: 'Please give a reason',
  reasonLong: 'The reason is too long',
  missingReport: 'There is no such report',
  reportTaken: 'Other staff are looking into it',
  reportDecided: 'This report is decided already',
  reportOwn: 'This report concerns you or another account of yours; leave it to other staff',
  reportNotTaken: 'Take the report before you decide it',
  reportUndecided: 'Decide the report before you close it',
  editLink:
    'Staff first look at links that a new account adds, so a post cannot be changed to have them. You can post it anew: it appears once staff have seen it',
  editSame:
    'Several accounts have posted the same text or link, so a post cannot be changed to it. You can post it anew: it appears once staff have seen it',
  heldOwn: 'Your own posts, and those of your other accounts, are for other staff to look at',
}
