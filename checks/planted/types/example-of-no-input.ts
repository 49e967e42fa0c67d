import type { CallExamples } from '#contract/call-examples.ts'
import type * as calls from '#nouns/gifts/contract/index.ts'

export const examples: CallExamples<typeof calls> = { 'gifts.terms': { receiver: 'nobody' } }
