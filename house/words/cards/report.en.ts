import type { report as zh } from './report.zh.ts'

export const report: typeof zh = {
  title: 'Report this replay',
  text: 'Is it not the player’s own, was it altered, or does it not belong here? Give the reason, and staff will look at it.',
  code: 'Replay number',
  reason: 'Reason',
  reasonHint: 'What is wrong? In which stage, from when on?',
  send: 'Report',
  sent: 'The staff have your report. You will hear what comes of it',
}
