import { describe, expect, test } from 'vitest'
import { resources } from '#words/cards/resources.en.ts'
import type { LineAbout, StatementLine, StatementRow } from '../../contract/economy.ts'
import { statement as words } from '../../words/statement.en.ts'
import { saidOf } from './row-said.ts'

const nothing: LineAbout = {
  KIND: 'nothing',
  TOPIC: null,
  REPLAY: null,
  PAINTING: null,
  BET: null,
  PERSON: null,
  DAY: '',
  ITEM: null,
}
const line = (AMOUNT: number, more: Partial<StatementLine> = {}): StatementLine => ({
  RESOURCE: 'score',
  AMOUNT,
  BALANCE: 100,
  DEBT: 'N',
  ...more,
})
const said = (
  REASON: StatementRow['REASON'],
  about: Partial<LineAbout>,
  LINES: StatementRow['LINES'] = [line(1)],
  TIME = '2026-11-20T04:00:00.000Z',
) =>
  saidOf(
    { KeyID: 1, TIME, REASON, ABOUT: { ...nothing, ...about }, LINES },
    { words, names: resources.names, language: 'en' },
  )

describe('a gift', () => {
  const PERSON = { UID: 7, NICK: 'Reimu' }

  test('says from whom it came, or to whom it went, and leads to them', () => {
    expect(said('gift', { PERSON }, [line(5)])).toMatchObject({ about: words.gift.in('Reimu'), to: '/p/7' })
    expect(said('gift', { PERSON }, [line(-5)])).toMatchObject({ about: words.gift.out('Reimu'), to: '/p/7' })
    expect(said('giftDeclined', { PERSON }, [line(5)]).about).toBe(words.gift.back('Reimu'))
  })

  test('that paid a debt came in, whichever of its lines is first or alone on its page', () => {
    const paid = line(-5, { DEBT: 'Y' })
    for (const lines of [[line(5), paid], [paid, line(5)], [paid]])
      expect(said('gift', { PERSON }, lines).about).toBe(words.gift.in('Reimu'))
  })

  test('of a closed account leads nowhere', () => {
    expect(said('gift', { PERSON: { UID: 7, NICK: '' } })).toMatchObject({ about: words.gift.in(''), to: undefined })
  })
})

test('a comment leads to the comments, a replay to its page', () => {
  const REPLAY = { CODE: 'abc', GAM: 12, RANK: 'L', CHARA: 'ReimuA' }
  expect(said('comment', { KIND: 'comment', REPLAY }).to).toBe('/r/abc#comments')
  expect(said('upload', { KIND: 'replay', REPLAY }).to).toBe('/r/abc')
})

test('an event of bets and a ware lead to their page if it is open', () => {
  const BET = { NAME: 'tea', TITLE: 'Who bakes first' }
  expect(said('buy', { KIND: 'bet', BET })).toMatchObject({ about: BET.TITLE, to: '/bocai/tea', within: '/bocai' })
  expect(said('buy', { KIND: 'item', ITEM: 'player' })).toMatchObject({ to: '/shop', within: '/shop' })
})

test('a topic is named by its title, a floor by its number too; what is gone says so and leads nowhere', () => {
  const TOPIC = { T: 3, FLOOR: 4, TITLE: 'Cakes' }
  expect(said('pinDay', { KIND: 'topic', TOPIC }).about).toBe('Cakes')
  expect(said('bullet', { KIND: 'floor', TOPIC }).about).toBe(words.floor('Cakes', 4))
  expect(said('bullet', { KIND: 'floor' })).toEqual({ title: words.reasons.bullet, about: words.gone.floor })
})

test('the Beijing day of the row is not said again, another one is', () => {
  expect(said('daily', { KIND: 'day', DAY: '2026-11-20' })).toEqual({ title: words.reasons.daily })
  // 20:00 in London is the next day in Beijing.
  const late = said('daily', { KIND: 'day', DAY: '2026-11-20' }, [line(1)], '2026-11-20T20:00:00.000Z')
  expect(late.about).toContain('20')
})
