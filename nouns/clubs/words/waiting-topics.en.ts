import { formatNumber } from '#rules/text.ts'
import type { waitingTopics as zh } from './waiting-topics.zh.ts'

export const waitingTopics: typeof zh = {
  newFloors: (n) => `${formatNumber(n)} new`,
  unopened: 'Not opened yet',
}
