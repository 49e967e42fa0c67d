import type { CallWords } from '#words/call-words.ts'
import type { queue as queueContract } from '../../contract/queue.ts'
import type { refusals as zh } from './queue.zh.ts'

export const queue: CallWords<typeof queueContract> = {
  name: 'Moderation queue',
  calls: {
    list: 'Reports that wait, paged',
    judge: 'Judge a report: two who agree decide',
  },
}

export const refusals: typeof zh = {
  'q.missingReport': 'There is no such report.',
  'q.reportTaken': 'Staff are working on this one.',
  'q.reportDecided': 'This report has been decided.',
  'q.reportOwn': 'This report is about you. Please leave it to others.',
  'q.judgedAlready': 'You have judged this already. It takes somebody else, too.',
  'q.leftToStaff': 'Two people differed, so staff decide.',
  'q.missingReason': 'Please give a reason.',
  'q.reasonLong': 'The reason is too long.',
}
