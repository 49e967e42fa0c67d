import { type CallExamples, exampleText } from './call-examples.ts'
import type * as calls from './house-calls.ts'

export const examples: CallExamples<typeof calls> = {
  'writing.drafts': { place: 't:1' },
  'writing.saveDraft': { place: 't:1', title: '', document: exampleText('还没写完'), base: 0 },
  'writing.dropDraft': { place: 't:1' },
}
