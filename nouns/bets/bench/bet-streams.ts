import { type ClientRequest, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { benchToken } from '../../../bench/fill.ts'
import type { RunningSite } from '../../../bench/running-site.ts'
import { openEvents, openName } from './fill-bets.ts'
import { stakeOn } from './stake-on.ts'

const streams = 1_000
const stakes = 100

/** A stake a few times a second on an event that 1,000 open pages follow: how long until each of them shows it. */
export async function benchBetStreams(site: RunningSite): Promise<void> {
  const name = openName(openEvents)
  const latest: number[] = []
  /** When each stream had heard of so many stakes. */
  const heard: { count: number; at: number }[][] = []
  const requests: ClientRequest[] = []
  for (let n = 0; n < streams; n += 20) {
    requests.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, (_, i) => {
          const own: { count: number; at: number }[] = []
          heard.push(own)
          return listen(site.origin, {
            name,
            member: n + i,
            heard: (count) => own.push({ count, at: performance.now() }),
          })
        }),
      )),
    )
  }
  await sleep(1_000)
  const cpu = site.cpuSeconds()
  const begun = Math.max(0, ...heard.map((own) => own.at(-1)?.count ?? 0))
  for (let n = 0; n < stakes; n++) {
    const { path, ...wish } = stakeOn(name, 300 + n, n % 2)
    const headers = { 'content-type': 'application/json', authorization: `Dessert ${benchToken(300 + n)}` }
    const reply = await fetch(site.origin + path, { ...wish, headers })
    const text = await reply.text()
    if (!text.includes('"PAYOUT"')) throw new Error(`the stake was not accepted: ${text}`)
    latest.push(performance.now())
    await sleep(100)
  }
  await sleep(3_000)
  const spent = site.cpuSeconds() - cpu
  const delays: number[] = []
  for (const own of heard)
    for (const [n, answered] of latest.entries()) {
      const shown = own.find(({ count }) => count >= begun + n + 1)
      delays.push(shown ? Math.max(0, shown.at - answered) : Number.POSITIVE_INFINITY)
    }
  const sorted = delays.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
  console.log(
    `${stakes} stakes, ${streams} open pages: from the answer to the odds p50 ${at(0.5)} p99 ${at(0.99)} max ${at(1)} ms; ` +
      `${((spent * 1_000) / stakes).toFixed(0)} ms of CPU a stake`,
  )
  for (const request of requests) request.destroy()
}

interface Listening {
  readonly name: string
  readonly member: number
  readonly heard: (stakes: number) => void
}

/** Opens the stream of a page with the event; resolves once the server has answered. */
function listen(origin: string, { name, member, heard }: Listening): Promise<ClientRequest> {
  return new Promise((opened, failed) => {
    const headers = { authorization: `Dessert ${benchToken(member)}` }
    const request = get(`${origin}/api/live?bet=${name}`, { headers, agent: false }, (reply) => {
      if (reply.statusCode !== 200) return failed(new Error(`the stream was refused: ${reply.statusCode}`))
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (part: string) => {
        text += part
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          const stakes = /^event: bet\b/m.test(block) ? /"stakes":(\d+)/.exec(block)?.[1] : undefined
          if (stakes) heard(Number(stakes))
        }
      })
      reply.on('error', () => undefined)
      opened(request)
    })
    request.on('error', failed)
  })
}
