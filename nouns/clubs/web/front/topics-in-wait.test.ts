import { expect, test } from 'vitest'
import type { TopicRow } from '../../contract/clubs.ts'
import { type TopicFacts, topicsInWait } from './topics-in-wait.ts'

const member = 1_000_001
const topic = (KeyID: number, LASTFLOOR = 5, LASTUID = 1_000_002) => ({ KeyID, LASTFLOOR, LASTUID }) as TopicRow
const brief = (more: Partial<TopicFacts>) => {
  const { grown, unopened, isNew } = topicsInWait({ member, favourites: [], fresh: [], read: new Map(), ...more })
  const said = ({ topic, floors }: (typeof grown)[number]) => `${topic.KeyID} +${floors}`
  return { grown: grown.map(said), unopened: unopened.map(said), isNew }
}

test('favourites with floors not read come first, then topics that were opened and have more by now', () => {
  const favourites = [
    { ...topic(10), NEW: 7 },
    { ...topic(11), NEW: 0 },
  ]
  expect(brief({ favourites, fresh: [topic(20, 9), topic(21)], read: new Map([[20, 6]]) })).toEqual({
    grown: ['10 +7', '20 +3'],
    unopened: ['21 +0'],
    isNew: false,
  })
})

test('a topic whose last floor is of the member does not wait for being opened', () => {
  expect(brief({ fresh: [topic(21, 3, member), topic(22)] }).unopened).toEqual(['22 +0'])
})

test('who has opened and kept nothing is new', () => {
  expect(brief({ fresh: [topic(1)] }).isNew).toBe(true)
})
