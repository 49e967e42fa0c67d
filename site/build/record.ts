/**
 * Records what a guest reads of a running site, for the client's `test` source: `node site/build/record.ts [ORIGIN]`
 * writes `site/public/recorded.json`; a build with `VITE_PATISSERIE_SOURCE=test` then answers every call from it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReplayRow } from '#nouns/replays/contract/replays.ts'
import * as limits from '#rules/house-limits.ts'

const origin = process.argv[2] ?? 'http://localhost:8080'
const answers: Record<string, unknown> = {}

/** Asks once and keeps the envelope under the key the client looks up. */
async function ask(path: string, input: object): Promise<unknown> {
  const body = JSON.stringify(input)
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const envelope = (await response.json()) as { data: unknown } // the wire's envelope
  answers[`${path} ${body}`] = envelope
  return envelope.data
}

const people = new Set<number>()
await ask('/getFront', {})
for (const sort of ['time', 'score']) {
  for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum++) {
    const page = (await ask('/getReplay', { sort, pageSize: limits.pageSize, pageNum })) as {
      pageInfo: { pages: number }
      rows: ReplayRow[]
    } // the output of the call
    pages = page.pageInfo.pages
    for (const row of page.rows) {
      people.add(row.UPID)
      await ask('/getReplayById', { code: row.CODE })
      await ask('/getReplayComments', { rid: row.KeyID, pageSize: 20, pageNum: 1 })
    }
  }
}
for (const UID of people) {
  await ask('/getPersonal', { UID })
  await ask('/getSomeOneReplayByPage', { upid: UID, sort: 'time', pageNum: 1 })
}
writeFileSync(join(import.meta.dirname, '..', 'public', 'recorded.json'), JSON.stringify(answers))
console.log(`${Object.keys(answers).length} answers of ${origin} recorded`)
