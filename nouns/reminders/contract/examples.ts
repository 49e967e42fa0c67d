import type { CallExamples } from '#contract/call-examples.ts'
import type * as calls from './index.ts'

export const examples: CallExamples<typeof calls> = {
  'reminderPreferences.set': { kind: { KIND: 'mention', MAIL: 'N' } },
}
