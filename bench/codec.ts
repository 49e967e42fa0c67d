import type { Out } from '#contract/endpoint.ts'
import { turned, turnOf } from '#contract/row-codec.ts'
import { partOf } from '#contract/row-parts.ts'
import { compile } from '#kit/http/schemas.ts'
import { gifts } from '#nouns/gifts/contract/gifts.ts'

const { own } = gifts.calls
const rows = 50
/** Runs of each work; the least and the median of their times are printed. */
const runs = 41
const timesARun = 200

/** What names of the program cost a page of gifts, beside the JSON of it. */
export function benchCodec(): void {
  const part = partOf(own.output)
  if (!part) throw new Error('the call has no rows')
  const page = ownPage()
  const encode = turnOf(own.output, 'encode')
  const wire = encode(page)
  const text = JSON.stringify(wire)
  const decode = turnOf(own.output, 'decode')
  const { write } = compile(own)
  console.log(`${rows} rows of ${Object.keys(page.rows[0] ?? {}).length} fields, ${text.length} bytes of JSON`)
  console.log(`${'µs a page'.padEnd(44)}${'least'.padStart(10)}${'median'.padStart(10)}`)
  time('JSON.parse of the answer', () => JSON.parse(text))
  time('decode, generated code', () => decode(wire))
  time('decode, a loop over the parts', () => turned(part, wire, 'decode'))
  time('the writer of JSON', () => write(wire))
  time('encode, generated code', () => encode(page))
  time('encode, a loop over the parts', () => turned(part, page, 'encode'))
}

function ownPage(): Out<typeof own> {
  const week = { used: 4_000, left: 8_000, roomAt: '2026-11-28T23:35:01.000Z' }
  const row = (n: number): Out<typeof own>['rows'][number] => ({
    ...{ id: 1_000 + n, resource: 'milk', amount: 1 + n, worth: 2_000 * (1 + n), note: `for the nights, ${n}` },
    ...{ givenAt: '2026-11-28T23:35:01.000Z', state: 'given', endedAt: '', reason: '', way: n % 2 ? 'in' : 'out' },
    ...{ memberId: 1_000_001 + n, nick: `演示·星星糖${n}`, head: '/pic/ab/cd/abcdef0123456789.webp', declineUntil: '' },
  })
  return {
    ...{ total: rows, more: false, pageInfo: { pageNum: 1, pageSize: rows, pages: 1 } },
    ...{ rows: Array.from({ length: rows }, (_, n) => row(n)), out: week, in: week },
  }
}

function time(name: string, work: () => unknown): void {
  for (let n = 0; n < 3_000; n++) work()
  const times = Array.from({ length: runs }, () => {
    const begun = performance.now()
    for (let n = 0; n < timesARun; n++) work()
    return ((performance.now() - begun) / timesARun) * 1_000
  }).sort((a, b) => a - b)
  const [least = 0, median = 0] = [times[0], times[runs >> 1]]
  console.log(`${name.padEnd(44)}${least.toFixed(1).padStart(10)}${median.toFixed(1).padStart(10)}`)
}
