import { expect, test } from 'vitest'
import type { FeedRow } from '#contract/social.ts'
import { actKey } from './act-key.ts'

const at = '2026-11-20T10:00:00.000Z'
const act = {
  TIME: at,
  UID: 1_000_001,
  NICK: 'sanae',
  HEAD: '',
  REPLAY: null,
  PAINTING: null,
  STAKE: null,
  PERSON: null,
  TOPIC: null,
  WORDS: '',
}
const floor = (t: number, number: number): FeedRow => ({
  ...act,
  KIND: 'floor',
  TOPIC: { T: t, FLOOR: number, TITLE: 'A topic', MSNAMEEN: '', MSNAME: 'A club', UID: 1_000_002, NICK: 'reimu' },
})
const followed = (id: number): FeedRow => ({ ...act, KIND: 'follow', PERSON: { UID: id, NICK: 'reimu', HEAD: '' } })

const staked = (id: number): FeedRow => ({
  ...act,
  KIND: 'stake',
  STAKE: { KeyID: id, EVENT: 'cup', TITLE: 'A cup', OPTION: 'yes', RESOURCE: 'faith', UNITS: 1 },
})

test('acts of one moment are told apart: floors of two topics, of one topic, people followed, stakes', () => {
  const rows = [
    staked(1),
    staked(2),
    floor(1, 2),
    floor(2, 2),
    floor(2, 3),
    floor(12, 2),
    followed(1_000_002),
    followed(1_000_003),
  ]
  expect(new Set(rows.map(actKey)).size).toBe(rows.length)
})
