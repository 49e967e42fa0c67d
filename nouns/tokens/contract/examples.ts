import type { CallExamples } from '#contract/call-examples.ts'
import type * as calls from './index.ts'

export const examples: CallExamples<typeof calls> = {
  'tokens.add': { name: 'my script', scopes: ['read'], days: 90, password: '5e'.repeat(32) },
}
