import type { LoadOptions } from '../../../bench/load.ts'
import { call, type Draw } from '../../../bench/load-requests.ts'
import type { Section } from '../../../bench/run-section.ts'
import { printTableOfFilled } from '../../../bench/table-of-filled.ts'
import { fillMessages, neighbours, talker, talkers } from './fill-messages.ts'

/** Measures private messages under load: `--size` messages between ten thousand members. */
export const benchMessages = ({ size, ...how }: LoadOptions): Promise<void> =>
  printTableOfFilled(how, { fill: (place) => fillMessages(place, size), sections: sectionsOf(size) })

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
