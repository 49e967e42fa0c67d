import type { CallExamples } from '#contract/call-examples.ts'
import type * as calls from './index.ts'

export const examples: CallExamples<typeof calls> = {
  'gifts.all': { resource: 'milk', since: '2026-11-01', until: '2026-11-25' },
  'gifts.give': { receiver: 1_000_002, resource: 'milk', amount: 2, note: '谢谢你的攻略！' },
  'gifts.terms': { receiver: 1_000_002 },
  'gifts.own': { way: 'in', pageSize: 20, pageNum: 1 },
}
