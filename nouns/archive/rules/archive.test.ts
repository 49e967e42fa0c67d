import { describe, expect, test } from 'vitest'
import { archiveColumns, readArchiveLine } from './archive.ts'

const line = (over: Partial<Record<(typeof archiveColumns)[number], string>> = {}) => {
  const cells = {
    game: '8',
    difficulty: 'Lunatic',
    shot: 'Magic Team',
    route_or_scene: 'FinalA',
    score: '2633077960',
    slowdown_percent: '0.00',
    played: '2021-01-14',
    uploaded: '2021-01-23',
    pilot: 'pilot00027',
    ...over,
  }
  return archiveColumns.map((column) => cells[column]).join('\t')
}

test('a line becomes a row in the catalogue’s own words', () => {
  expect(readArchiveLine(line())).toEqual({
    game: 8,
    difficulty: 'L',
    shot: 'Marisa & Alice',
    route: 'FinalA',
    score: 2_633_077_960,
    slow: 0,
    played: '2021-01-14',
    uploaded: '2021-01-23',
    pilot: 'pilot00027',
  })
})

test('scenes have no difficulty, and who is alone in a game no name', () => {
  const scene = { game: '95', difficulty: '', shot: '', route_or_scene: 'EX-7', played: '2006-01-07 13:40:59' }
  expect(readArchiveLine(line({ ...scene, slowdown_percent: '' }))).toMatchObject({
    game: 95,
    difficulty: '',
    shot: 'Aya',
    route: 'EX-7',
    slow: null,
    played: '2006-01-07T13:40',
  })
})

describe('what cannot be a run is named', () => {
  test.each([
    ['columns', '6\tLunatic'],
    ['columns', `${line()}\tmore`],
    ['game', line({ game: '5' })],
    ['game', line({ game: 'six' })],
    ['difficulty', line({ difficulty: 'Phantasm' })],
    ['difficulty', line({ difficulty: '' })],
    ['shot', line({ shot: 'ReimuA' })],
    ['shot', line({ shot: '' })],
    ['route', line({ game: '95', difficulty: '', shot: 'Aya', route_or_scene: '1-7' })],
    ['route', line({ game: '95', difficulty: '', shot: 'Aya', route_or_scene: '12-1' })],
    ['route', line({ route_or_scene: 'F'.repeat(21) })],
    ['score', line({ score: '-1' })],
    ['score', line({ score: '1e9' })],
    ['score', line({ score: '10000000000' })],
    ['slow', line({ slowdown_percent: 'much' })],
    ['slow', line({ slowdown_percent: '101' })],
    ['date', line({ played: '2021-02-30' })],
    ['date', line({ uploaded: '14.01.2021' })],
    ['date', line({ played: '2021-01-14 25:00' })],
    ['pilot', line({ pilot: ' ' })],
  ])('%s', (problem, text) => {
    expect(readArchiveLine(text)).toEqual({ problem })
  })
})
