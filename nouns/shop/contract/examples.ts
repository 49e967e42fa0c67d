import type { CallExamples } from '#contract/call-examples.ts'
import type * as calls from './index.ts'

export const examples: CallExamples<typeof calls> = {
  'shop.buy': { item: 'milk', count: 4, price: 8_000 },
  'shop.sell': { item: 'power', count: 1, price: 8_000 },
  'shop.history': { item: 'milk' },
}
