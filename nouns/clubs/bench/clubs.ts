import type { LoadOptions } from '../../../bench/load.ts'
import { call, type Draw } from '../../../bench/load-requests.ts'
import type { Section } from '../../../bench/run-section.ts'
import { printTableOfFilled } from '../../../bench/table-of-filled.ts'
import { heavyDocument, plainDocument } from './club-samples.ts'
import { clubs, fillClubs, longTopicFloors, writersOf } from './fill-clubs.ts'

const busyTopics = 50
const pageSize = 20

/** Measures calls and pages of clubs under load: `--size` topics of ten floors on average, the last of ten thousand. */
export const benchClubs = ({ size, ...how }: LoadOptions): Promise<void> =>
  printTableOfFilled(how, { fill: (place) => fillClubs(place, size), sections: sectionsOf(size) })

const sectionsOf = (topics: number): Section[] => {
  const writers = writersOf(topics)
  const anyTopic: Draw = ({ below }) => floors(1 + below(topics - 1))
  return [
    { name: 'getMS, repeated', draw: () => ({ method: 'GET', path: '/api/getMS' }), repeated: true },
    { name: 'getMSByM, any order, pages to 20', draw: club },
    { name: 'getMSByM, pages 200 to 240', draw: (chance) => club(chance, 200 + chance.below(40)) },
    { name: 'getMSByT', draw: anyTopic },
    { name: 'getMSByT, first of 10,000 floors', draw: () => floors(topics, 1) },
    { name: 'getMSByT, last of 10,000 floors', draw: () => floors(topics, longTopicFloors / pageSize) },
    {
      name: 'getMSByT, any page of 10,000',
      draw: ({ below }) => floors(topics, 1 + below(longTopicFloors / pageSize)),
    },
    { name: 'signed in: getMSByT', draw: anyTopic, signedIn: writers },
    {
      name: 'signed in: getMSOwn',
      draw: ({ below }) => call('getMSOwn', { t: 1 + below(topics - 1), floors: [1, 2, 3, 4, 5] }),
      signedIn: writers,
    },
    { name: 'GET /ms?m=…, repeated', draw: () => ({ method: 'GET', path: '/ms?m=3' }), repeated: true },
    { name: 'GET /ms?t=…, repeated', draw: () => ({ method: 'GET', path: '/ms?t=17' }), repeated: true },
    {
      name: 'GET /ms?m=…',
      draw: ({ below, one }) => ({
        method: 'GET',
        path: `/ms?m=${1 + below(clubs)}&p=${2 + below(100)}${one(['', '&sort=new', '&sort=liked'])}`,
      }),
      warmed: true,
    },
    {
      name: 'GET /ms?t=…',
      draw: ({ below }) => ({ method: 'GET', path: `/ms?t=${1 + below(topics - 1)}` }),
      warmed: true,
    },
    {
      name: 'm2 over 50 topics',
      draw: ({ below }) => post(topics - 1 - below(busyTopics), below(1e9)),
      signedIn: writers,
    },
    { name: 'm2 on a single topic', draw: ({ below }) => post(topics - 100, below(1e9)), signedIn: writers },
    {
      name: 'm2 with 3 mentions and a gallery',
      draw: ({ below }) => call('m2', { t: topics - 1 - below(busyTopics), document: heavyDocument(below(1e9)) }),
      signedIn: writers,
    },
  ]
}

const club = ({ below, one }: Parameters<Draw>[0], pageNum = 1 + below(20)) =>
  call('getMSByM', { m: 1 + below(clubs), sort: one(['last', 'new', 'liked']), pageSize, pageNum })
const floors = (t: number, pageNum = 1) => call('getMSByT', { t, pageSize, pageNum })
const post = (t: number, n: number) => call('m2', { t, document: plainDocument(n) })
