import { messages } from '@patisserie/contract/messages'
import { messageReminders } from '@patisserie/rules/people/message-reminders'
import type { Manifest } from '../../core/manifest.ts'
import { handleReports } from '../../core/moderation/handle-reports.ts'
import { countOpenReports } from '../../core/moderation/report-queue.ts'
import { type Feature, implement } from '../../kit/http/call.ts'
import type { Limits } from '../../kit/limits/limits.ts'
import { answer, know, remove, settings, takeBack } from './acts.ts'
import { list } from './list.ts'
import { liveMessages } from './live-topic.ts'
import { notEntered } from './not-entered.ts'
import { messagesData } from './personal-data.ts'
import { report, reportedMessages, reports } from './report.ts'
import { send } from './send.ts'

const messagesFeature = (limits: Limits): Feature =>
  implement(messages, {
    list: notEntered(list),
    send: notEntered(send(limits)),
    know: notEntered(know),
    takeBack: notEntered(takeBack),
    answer: notEntered(answer),
    remove: notEntered(remove),
    settings: notEntered(settings),
    report: notEntered(report),
    reports,
    /** POST /takeMessageReport, POST /decideMessageReport, POST /doneMessageReport */
    ...handleReports(reportedMessages),
  })

export const messagesManifest: Manifest = {
  name: 'messages',
  reminders: messageReminders,
  personal: () => [messagesData],
  showsMembers: ['messages'],
  reported: [reportedMessages],
  desks: [{ area: 'user', waiting: [countOpenReports(reportedMessages.kind)] }],
  live: [liveMessages],
  open: ({ limits }) => ({ calls: [messagesFeature(limits)] }),
}
