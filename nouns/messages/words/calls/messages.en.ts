import type { CallWords } from '#words/call-words.ts'
import { refusals as pictures } from '#words/calls/pictures.en.ts'
import { withPrefix } from '#words/with-prefix.ts'
import type { messages as messagesContract } from '../../contract/messages.ts'
import type { refusals as zh } from './messages.zh.ts'

export const messages: CallWords<typeof messagesContract> = {
  name: 'Messages',
  calls: {
    list: 'Own conversations; with id also the messages with one person, with q a search',
    send: 'Send a message',
    upload: 'Upload a picture for a message; it goes after a day if it is not sent',
    know: 'Mark messages as seen, up to one',
    takeBack: 'Take back one’s own message within two minutes',
    answer: 'Accept or decline a stranger’s request',
    remove: 'Remove one’s own side of a conversation',
    settings: 'Who may write to me, and whether I show what I have seen',
    report: 'Report a message that one got',
    reports: 'Reported messages, paged',
    takeReport: 'Take a report, or put it back',
    decideReport: 'Decide a report',
    doneReport: 'Close a report and tell who reported',
  },
}

export const refusals: typeof zh = {
  ...withPrefix('pm.', pictures),
  'pm.searchSlow': 'You have too many messages to search in time. Try a rarer word.',
  'pm.personUnknown': 'There is no such person',
  'pm.messageSelf': 'You cannot write to yourself',
  'pm.notReachable': 'You and they cannot reach each other right now',
  'pm.messageEmpty': 'Write something first',
  'pm.messageLong': 'That is too long: a message takes 3,000 letters at most',
  'pm.takesNone': 'They take no messages at the moment',
  'pm.takesFollowed': 'They take messages only from people they follow',
  'pm.requestFull': 'They have not answered yet: at most 3 messages until they do',
  'pm.requestLinks': 'No links until they have answered',
  'pm.requestPictures': 'No pictures until they have answered',
  'pm.picturesMany': 'A message takes 4 pictures at most',
  'pm.pictureUnknown': 'The picture is gone: please choose it again',
  'pm.messageUnknown': 'There is no such message',
  'pm.backLate': 'More than two minutes have passed: it cannot be taken back',
  'pm.requestUnknown': 'There is no such request',
  'pm.reported': 'You have reported it, and it is being looked at',
  'pm.missingReason': 'Please give a reason',
  'pm.reasonLong': 'The reason is too long',
  'pm.missingReport': 'There is no such report',
  'pm.reportTaken': 'Another member of staff is handling it',
  'pm.reportDecided': 'It has been decided already',
  'pm.reportOwn': 'Somebody else handles reports that concern you',
  'pm.reportNotTaken': 'Take it first',
  'pm.reportUndecided': 'It has not been decided yet',
}
