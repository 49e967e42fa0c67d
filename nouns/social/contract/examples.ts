import type { CallExamples } from '#contract/call-examples.ts'
import type * as calls from './index.ts'

export const examples: CallExamples<typeof calls> = {
  'social.followed': { after: '1767225600000-u1' },
  'social.progress': { UID: 1_000_001 },
}
