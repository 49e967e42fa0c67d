import type { CallExamples } from '#contract/call-examples.ts'
import type * as calls from './index.ts'

export const examples: CallExamples<typeof calls> = {
  'desserts.draws': { day: '2026-03-01' },
}
