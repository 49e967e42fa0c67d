import { expect, test } from 'vitest'
import { giving } from '#rules/economy/economy-rates.ts'
import { resources } from '#rules/ledger/resources.ts'
import { Book } from './book.ts'
import { barChart, lineChart } from './charts.ts'
import { incomeOf } from './figures.ts'
import { type Kind, population, sly, tricks } from './habits.ts'
import { fingerprint, play } from './play.ts'

const few: readonly Kind[] = [...population.slice(0, 4).map((kind) => ({ ...kind, people: 9 })), sly(tricks, 2, 6)]

test('fifty accounts for ten days: what was minted and not burned is held, of every resource that is there', () => {
  const { world, supply } = play({ kinds: few, days: 10, seed: 3 })
  expect(world.people).toHaveLength(50)
  expect(world.book.audit()).toEqual([])
  const held = Object.fromEntries(resources.map((each) => [each, world.book.held(each)]))
  const left = (each: (typeof resources)[number]) => (supply[9]?.minted[each] ?? 0) - (supply[9]?.burned[each] ?? 0)
  expect(held).toEqual(Object.fromEntries(resources.map((each) => [each, left(each)])))
  expect(world.book.minted.power).toBeGreaterThan(300)
  expect(world.people.every(({ account }) => resources.every((each) => account.balances[each] >= 0))).toBe(true)
})

test('the same seed plays the same, another one does not', () => {
  const run = (seed: number) => fingerprint(play({ kinds: few, days: 10, seed }))
  expect(run(3)).toBe(run(3))
  expect(run(3)).not.toBe(run(4))
})

test('second accounts give their main account no more than a week allows', () => {
  const ring = sly(['gifts'], 2, 5)
  const { world } = play({ kinds: [...few, ring], days: 45, seed: 1 })
  const mains = world.people.filter(({ kind }) => kind === 'gifts')
  for (const { gifts } of mains) {
    const received = (from: number) =>
      gifts.filter(({ day }) => day >= from && day < from + 7).reduce((sum, each) => sum + each.received, 0)
    const weeks = Array.from({ length: 45 }, (_, day) => received(day))
    expect(Math.max(...weeks)).toBeGreaterThan(giving.worthAWeek / 2)
    expect(Math.max(...weeks)).toBeLessThanOrEqual(giving.worthAWeek)
  }
})

test('who does more gets more', () => {
  const played = play({ kinds: few, days: 40, seed: 2 })
  const [lazy, normal, eager] = ['lazy', 'normal', 'eager'].map((kind) => incomeOf(played, kind).worth)
  expect(lazy).toBeLessThan(normal ?? 0)
  expect(normal).toBeLessThan(eager ?? 0)
})

test('a book refuses what is not there, and an audit names what does not add up', () => {
  const book = new Book()
  const account = book.open()
  book.earn(account, { score: 5 }, 'comment')
  expect(() => book.burn(account, { resource: 'score', amount: 6, reason: 'buy' })).toThrow('6 score are not there')
  expect(() => book.mint(account, { resource: 'score', amount: 0.5, reason: 'buy' })).toThrow(RangeError)
  account.balances.faith++
  expect(book.audit()).toEqual(['faith'])
})

test('charts draw every line and bar', () => {
  const svg = lineChart({ title: 'Score', scale: String }, [
    { name: 'minted', values: [0, 5, 10] },
    { name: 'held', values: [0, 2, 9] },
  ])
  expect(svg.match(/<path d="M64 266L/g)).toHaveLength(2)
  expect(svg).toContain('>minted<')
  expect(barChart('Worth', [{ name: 'ring', value: 1.2 }], 1.3)).toContain('>1.20<')
})
