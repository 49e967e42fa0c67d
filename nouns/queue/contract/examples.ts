import type { CallExamples } from '#contract/call-examples.ts'
import type * as calls from './index.ts'

export const examples: CallExamples<typeof calls> = {
  'queue.list': { pageSize: 20, pageNum: 1 },
  'queue.judge': { kind: 'floor', id: 1, verdict: 'pass', reason: '骂人' },
}
