import { formatNumber } from '#rules/text.ts'
import type { success as zh } from './success.zh.ts'

export const success: typeof zh = {
  submitSuc: 'Submitted',
  delSuc: 'Deleted',
  saved: 'Saved',
  uploadSuc: 'All files uploaded',
  uploadSucOne: 'Uploaded',
  power: "Today's power is in: 1",
  powers: (n) => `Today's power is in: ${formatNumber(n)}`,
  calendar: 'Sign-in days',
  point: 'You got a point',
  points: (n) => `You got ${formatNumber(n)} points`,
  SJD: 'You found a random bullet',
  GDD: 'You found a static bullet',
  ZJJ: 'You found an aimed bullet',
}
