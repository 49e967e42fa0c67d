import type { Files } from '#core/files/open-files.ts'
import type { Manifest } from '#core/manifest.ts'
import { notEntered } from '#core/members/not-entered.ts'
import { handleReports } from '#core/moderation/handle-reports.ts'
import { countOpenReports } from '#core/moderation/report-queue.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import type { Limits } from '#kit/limits/limits.ts'
import { messages } from '../contract/messages.ts'
import { answer, know, remove, settings, takeBack } from './acts.ts'
import { list } from './list.ts'
import { liveMessages } from './live-topic.ts'
import { dropUnsent, uploadPicture } from './message-pictures.ts'
import { messagesData } from './personal-data.ts'
import { PictureAddresses } from './picture-address.ts'
import { pictureRoutes } from './picture-routes.ts'
import { kind, report, reportedMessages, reports } from './report.ts'
import { send } from './send.ts'

interface Parts {
  readonly limits: Limits
  readonly files: Files
  readonly addresses: PictureAddresses
}

const messagesFeature = ({ limits, files, addresses }: Parts): Feature =>
  implement(messages, {
    list: notEntered(list(limits, addresses)),
    upload: uploadPicture(files, addresses),
    send: notEntered(send(limits, addresses)),
    know: notEntered(know),
    takeBack: notEntered(takeBack(files)),
    answer: notEntered(answer),
    remove: notEntered(remove(files)),
    settings: notEntered(settings),
    report: notEntered(report(files)),
    reports: reports(addresses),
    /** POST /takeMessageReport, POST /decideMessageReport, POST /doneMessageReport */
    ...handleReports(reportedMessages),
  })

const messagesManifest: Manifest = {
  name: 'messages',
  personal: ({ files }) => [messagesData(files)],
  showsMembers: ['messages'],
  reported: [reportedMessages],
  desks: [{ area: 'user', waiting: { messages: countOpenReports(kind) } }],
  live: [liveMessages],
  open: ({ limits, files, secret, db, now }) => {
    const addresses = new PictureAddresses(secret)
    return {
      calls: [messagesFeature({ limits, files, addresses })],
      hourly: [() => dropUnsent(db, files, now())],
      routes: (app) => pictureRoutes(app, { read: db.read, files, addresses, now }),
    }
  },
}

export const manifests: readonly Manifest[] = [messagesManifest]
