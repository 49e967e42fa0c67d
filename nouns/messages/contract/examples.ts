import type { CallExamples } from '#contract/call-examples.ts'
import type * as calls from './index.ts'

export const examples: CallExamples<typeof calls> = {
  'messages.send': { UID: 1_000_001, text: '今晚一起练永夜抄吗？' },
}
