import { expect, test } from 'vitest'
import type { BetResultRow } from '../../contract/bet-board-rows.ts'
import { betBoardInput, betBoardPath, betBoardView } from './bet-board-input.ts'
import { measureText, rateText, skillText } from './measure-text.ts'
import { readAllResults, resultsCsv } from './results-csv.ts'

test('the address of the board keeps what is valid and not the usual', () => {
  expect(betBoardView({ currency: 'faith', period: 'month', sort: 'profit', p: '1', mine: 'n' })).toEqual({})
  expect(betBoardView({ currency: 'power', period: 'all', sort: 'skill', p: '3', mine: 'y' })).toEqual({
    currency: 'power',
    period: 'all',
    sort: 'skill',
    p: 3,
    mine: 'y',
  })
  expect(betBoardView({ currency: 'milk', period: 'day', sort: 'x', p: '-1' })).toEqual({})
  expect(betBoardPath({})).toBe('/bocaigob')
  expect(betBoardPath({ currency: 'faith', sort: 'win', p: 2 })).toBe('/bocaigob?p=2&sort=win')
  expect(betBoardInput({})).toMatchObject({ currency: 'faith', period: 'month', sort: 'profit', pageNum: 1 })
})

test('measures are said with their sign and in per cent', () => {
  const row = { PROFIT: -64, RETURN: 312, HITS: 9, EVENTS: 20, SKILL: -870 } as never
  expect((['profit', 'return', 'win', 'skill'] as const).map((one) => measureText(one, row))).toEqual([
    '−64',
    '+31 %',
    '45 %',
    '−0.87',
  ])
  expect([skillText(4), skillText(120), rateText(525)]).toEqual(['0.00', '+0.12', '53 %'])
})

const row = (more: Partial<BetResultRow> = {}): BetResultRow => ({
  NAME: 'finale',
  TITLE: 'Who wins?',
  RESOURCE: 'faith',
  STAKED: 5,
  PAID: 9,
  EFFECT: 1,
  WON: 'Y',
  REFUNDED: 'N',
  PRICE: 525,
  TIME: '2026-03-01T00:00:00.000Z',
  ...more,
})

test('a CSV has a line for every result; quotes, commas and formulas in titles do no harm', () => {
  const back = row({ WON: 'N', REFUNDED: 'Y', PAID: 5, EFFECT: 0, PRICE: 0 })
  const csv = resultsCsv([row({ TITLE: '=1+1, "x"' }), row({ WON: 'N', PAID: 0, EFFECT: 0 }), back], {
    ...{ columns: ['a', 'b'], currency: 'faith', outcomes: { won: 'right', lost: 'wrong', back: 'refunded' } },
  })
  expect(csv.split('\r\n')).toEqual([
    '\ufeffa,b',
    `finale,"'=1+1, ""x""",faith,5,9,1,4,right,0.525,2026-03-01T00:00:00.000Z`,
    'finale,Who wins?,faith,5,0,0,-5,wrong,0.525,2026-03-01T00:00:00.000Z',
    'finale,Who wins?,faith,5,5,0,0,refunded,,2026-03-01T00:00:00.000Z',
    '',
  ])
})

test('all pages are read, and nothing is answered if one of them is refused', async () => {
  const read = (fails: number) => (page: number) =>
    Promise.resolve(
      page === fails
        ? ({ ok: false } as never)
        : ({ ok: true, value: { rows: [row({ NAME: `e${page}` })], pageInfo: { pages: 3 } } } as const),
    )
  expect((await readAllResults(read(0)))?.map(({ NAME }) => NAME)).toEqual(['e1', 'e2', 'e3'])
  expect(await readAllResults(read(2))).toBe(null)
})
