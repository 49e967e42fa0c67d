import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCalibrator } from './calibrate.ts'
import { fillMessages, neighbours, talker, talkers } from './fill-messages.ts'
import type { LoadOptions } from './load.ts'
import { call, type Draw } from './load-requests.ts'
import { printTable, type Section } from './run-section.ts'
import { startSite } from './running-site.ts'

/** Measures private messages under load: `--size` messages between ten thousand members. */
export async function benchMessages({ size, folder, only, ...how }: LoadOptions): Promise<void> {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'patisserie-bench-')))
  if (!existsSync(join(place, 'postgres'))) await fillMessages(place, size)
  const calibrator = await openCalibrator(place)
  const site = await startSite(place)
  try {
    const sections = sectionsOf(size).filter(({ name }) => name.includes(only))
    await printTable(sections, { ...how, origin: site.origin, calibrator })
    console.log(`memory of the server process ${site.memory() ?? '?'} MB`)
  } finally {
    await site.stop()
    await calibrator.close()
    if (folder === null) await rm(place, { recursive: true, force: true })
  }
}

const sectionsOf = (size: number): Section[] => {
  const other: Draw = ({ below, who }) => send(talker(who + 1 + below(neighbours(size))), below(1e9))
  return [
    { name: 'getPM', draw: () => get({}), signedIn: talkers, warmed: true },
    {
      name: 'getPM with a conversation',
      draw: ({ below, who }) => get({ id: String(talker(who + 1 + below(neighbours(size)))) }),
      signedIn: talkers,
    },
    { name: 'getPM, search', draw: ({ one }) => get({ q: one(['永夜抄', '第 7 句', '没有']) }), signedIn: talkers },
    { name: 'sendPM', draw: other, signedIn: talkers, warmed: true },
  ]
}

const get = (input: Readonly<Record<string, string>>) => ({
  method: 'GET' as const,
  path: `/api/getPM?${new URLSearchParams(input)}`,
})
const send = (UID: number, n: number) => call('sendPM', { UID, text: `第 ${n} 句：明天一起练永夜抄吗` })
