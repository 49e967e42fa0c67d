import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readArchiveLine } from '#nouns/archive/rules/archive.ts'
import { archiveScoreTable } from './archive-score-table.ts'
import { archiveScores, fewestAlike, levelOf, scoreLine, topLevel } from './archive-scores.ts'
import { archivedRuns } from './archived-runs.ts'
import { medianOf } from './stage-scores.ts'

test('a row has its number of runs, its best and its scores in order', () => {
  const row = archiveScores(14, 'L', 'SakuyaB')
  if (!row) throw new Error('the archive has runs of Sakuya B')
  expect(row.levels).toHaveLength(Math.min(100, row.runs))
  expect(row.levels).toEqual(row.levels.toSorted((a, b) => a - b))
  expect(Math.abs(levelOf(row.median, row.best) - (row.levels[(row.levels.length - 1) >> 1] ?? 0))).toBeLessThan(60)
  expect(row.levels.at(-1)).toBeLessThanOrEqual(topLevel)
})

test('what the archive has fewer than ten runs of has no row', () => {
  expect(archiveScores(9, 'L', 'Reimu')).toBeNull()
  expect(archiveScores(95, '', '')).toBeNull()
  expect([...archiveScoreTable.matchAll(/ = (\d+) /g)].every(([, runs]) => Number(runs) >= fewestAlike)).toBe(true)
})

test('the median of an even number of runs lies between the two in the middle, as it does for stages', () => {
  const scores = [10, 20, 40, 80]
  const [, median] = scoreLine(6, 'E', 'ReimuA', scores).split(' = ')[1]?.split(' ') ?? []
  expect(Number(median)).toBe(30)
  expect(Number(median)).toBe(medianOf(scores))
})

const source = new URL('../../../../shared/data/runs.tsv.gz', import.meta.url)
test.skipIf(!existsSync(source))('the table is made of the archived runs', () => {
  const lines = gunzipSync(readFileSync(source)).toString().trim().split('\n').slice(1)
  expect(lines).toHaveLength(archivedRuns)
  const groups = new Map<string, { key: [number, string, string]; scores: number[] }>()
  for (const line of lines) {
    const row = readArchiveLine(line)
    if ('problem' in row) throw new Error(`${row.problem}: ${line}`)
    if (row.difficulty === '') continue
    const key: [number, string, string] = [row.game, row.difficulty, row.shot]
    const group = groups.get(key.join(' ')) ?? { key, scores: [] }
    group.scores.push(row.score)
    groups.set(key.join(' '), group)
  }
  const wanted = [...groups.values()]
    .filter(({ scores }) => scores.length >= fewestAlike)
    .map(({ key, scores }) => scoreLine(...key, scores))
  expect(archiveScoreTable.trim().split('\n').toSorted()).toEqual(wanted.toSorted())
})
