import { mkdtemp, rm } from 'node:fs/promises'
import { type ClientRequest, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'

import { benchToken, fillSite } from './fill.ts'
import { type RunningSite, startSite } from './running-site.ts'

/** Number of members, each with one open stream. */
const members = 1_000
/** Reminders a second while the delay is measured. */
const aSecond = 50
const firstMember = 1_000_001

interface Listening {
  readonly request: ClientRequest
  /** Resolves with the time at which the stream carries this number of unread reminders, from `performance.now()`. */
  readonly unread: (count: number) => Promise<number>
}

/**
 * Opens 1,000 streams of 1,000 members and has each member follow the next one. Prints how long after the answer to the
 * follower the reminder arrives on the stream of the followed member, and what a stream costs.
 */
export async function benchStreams(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'patisserie-streams-'))
  try {
    await fillSite(folder, { replays: members * 20, comments: 100 })
    await addSessions(folder)
    const site = await startSite(folder)
    try {
      await measure(site)
    } finally {
      await site.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function addSessions(folder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  const client = new pg.Client({ ...postgres.connection })
  await client.connect()
  await client.query(
    `insert into sessions (member, token_hash, agent, created_at, seen_at)
     select 1000000 + n, sha256(token::bytea), 'bench', now(), now() from unnest($1::text[]) with ordinality as t (token, n)
     on conflict do nothing`,
    [Array.from({ length: members }, (_, n) => benchToken(n))],
  )
  await client.end()
  await postgres.stop()
}

async function measure(site: RunningSite): Promise<void> {
  const { streams, megabytes } = await openStreams(site)
  const cpu = site.cpuSeconds()
  const delays: number[] = []
  const sent = streams.map(async (_, n) => {
    await new Promise((wake) => setTimeout(wake, (n * 1_000) / aSecond))
    const next = (n + 1) % members
    const shown = streams[next]?.unread(1) ?? Promise.reject(new Error('no stream'))
    await follow(site, { follower: n, followed: firstMember + next })
    const answered = performance.now()
    delays.push(Math.max(0, (await shown) - answered))
  })
  await Promise.all(sent)
  const spent = site.cpuSeconds() - cpu
  const sorted = delays.sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
  console.log(`open streams of as many members                 ${streams.length}`)
  console.log(`memory with 0, 1,000, 2,000 … streams           ${megabytes.join(', ')} MB`)
  console.log(`reminders shown, at ${aSecond} a second                   ${sorted.length}`)
  console.log(`from the answer to the reminder, p50, p99, max  ${at(0.5)}, ${at(0.99)}, ${at(1)} ms`)
  console.log(`CPU of the server for a follow and its reminder ${((spent * 1_000) / members).toFixed(1)} ms`)
  for (const { request } of streams) request.destroy()
}

/** Streams of each member while the memory is measured. */
const tabs = 6
/** Streams opened at once. */
const atOnce = 20

/**
 * Opens the streams of all members several times and closes all but the last of each. Answers the memory of the process
 * without streams and after each round: the first round also fills caches and has code compiled.
 */
async function openStreams(site: RunningSite) {
  const rounds: Listening[][] = []
  const megabytes = [site.memory() ?? 0]
  for (let round = 0; round < tabs; round++) {
    const opened: Listening[] = []
    for (let n = 0; n < members; n += atOnce) {
      opened.push(...(await Promise.all(Array.from({ length: atOnce }, (_, i) => listen(site, n + i)))))
    }
    rounds.push(opened)
    await new Promise((wake) => setTimeout(wake, 2_000))
    megabytes.push(site.memory() ?? 0)
  }
  const streams = rounds.pop() ?? []
  for (const { request } of rounds.flat()) request.destroy()
  return { streams, megabytes }
}

async function follow(
  site: RunningSite,
  { follower, followed }: { readonly follower: number; readonly followed: number },
) {
  const reply = await fetch(`${site.origin}/api/follow`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Dessert ${benchToken(follower)}` },
    body: JSON.stringify({ UID: followed }),
  })
  const text = await reply.text()
  if (!reply.ok || !text.includes('"suc"')) throw new Error(`the follow was not accepted: ${reply.status} ${text}`)
}

/** Opens the stream of a member; resolves once the server has answered. */
function listen(site: RunningSite, member: number): Promise<Listening> {
  return new Promise((opened, failed) => {
    const headers = { authorization: `Dessert ${benchToken(member)}` }
    const request = get(`${site.origin}/api/live`, { headers, agent: false }, (reply) => {
      if (reply.statusCode !== 200) return failed(new Error(`the stream was refused: ${reply.statusCode}`))
      let text = ''
      let wanted: { readonly count: number; readonly tell: (at: number) => void } | null = null
      reply.setEncoding('utf8')
      reply.on('data', (part: string) => {
        text += part
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) if (wanted && unreadIn(block) >= wanted.count) wanted.tell(performance.now())
      })
      reply.on('error', () => undefined)
      const unread = (count: number) =>
        new Promise<number>((tell) => {
          wanted = { count, tell }
        })
      opened({ request, unread })
    })
    request.on('error', failed)
  })
}

/** Number of unread reminders that an event carries; -1 if it is another event. */
function unreadIn(block: string): number {
  if (!/^event: reminders$/m.test(block)) return -1
  const state = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') as { readonly unread?: number } // the topic's state
  return state.unread ?? -1
}
