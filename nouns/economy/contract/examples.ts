import type { CallExamples } from '#contract/call-examples.ts'
import type * as calls from './index.ts'

export const examples: CallExamples<typeof calls> = {
  'economy.statement': { resource: 'score', from: '2026-11-01', to: '2026-11-25', pageSize: 20, pageNum: 1 },
}
