import { expect, test } from 'vitest'
import { comparedPlaces, comparedStages, differenceOf, isShared } from './compared-stages.ts'

const stage = (name: string, endScore: number | null) => ({
  stage: name,
  endScore,
  lives: 2,
  bombs: 3,
  power: 1,
  graze: 0,
  piv: null,
  frames: 100,
  path: null,
  lost: null,
  events: null,
})

test('stages meet by their names, and what each brought is held against the other', () => {
  const rows = comparedStages([[stage('1', 10), stage('2', 50)], [stage('1', 30)]])
  expect(rows.map(({ stage, own, end }) => [stage, own, end])).toEqual([
    ['1', [10, 30], [10, 30]],
    ['2', [40, null], [50, null]],
  ])
  expect(rows.map(({ own }) => differenceOf(own, 1, 0))).toEqual([20, null])
})

test('routes part and meet again', () => {
  const a = ['3', '4A', '5'].map((name, i) => stage(name, (i + 1) * 10))
  const b = ['3', '4B', '5'].map((name, i) => stage(name, (i + 1) * 20))
  expect(comparedStages([a, b]).map((row) => row.stage)).toEqual(['3', '4A', '4B', '5'])
})

test('alternatives stand in their order, and share a place', () => {
  const of = (...names: string[]) => names.map((name, i) => stage(name, (i + 1) * 10))
  const rows = comparedStages([of('3', '4A', '5', '6B'), of('3', '4B', '5', '6A'), of('3', '4A')])
  expect(rows.map((row) => row.stage)).toEqual(['3', '4A', '4B', '5', '6A', '6B'])
  const places = comparedPlaces(rows)
  expect(places.map(({ stages, end }) => [stages.join(), end])).toEqual([
    ['3', [10, 10, 10]],
    ['4A,4B', [20, 20, 20]],
    ['5', [30, 30, null]],
    ['6A,6B', [40, 40, null]],
  ])
  expect(places[3]?.at.map((row) => row?.stage)).toEqual(['6B', '6A', undefined])
})

test('a stage of the other route was not missed', () => {
  const of = (...names: string[]) => names.map((name, i) => stage(name, (i + 1) * 10))
  const told = (...runs: string[][]) =>
    Object.fromEntries(comparedStages(runs.map((names) => of(...names))).map((row) => [row.stage, row.elsewhere]))
  expect(told(['3', '4A', '5', '6B'], ['3', '4B'])).toEqual({
    ...{ 3: [false, false], '4A': [false, true], '4B': [true, false], 5: [false, false], '6B': [false, false] },
  })
  expect(told(['A1-1', 'A1-2'], ['B1-1'])).toEqual({
    ...{ 'A1-1': [false, true], 'A1-2': [false, false], 'B1-1': [true, false] },
  })
})

test('of three runs, the second and third are held against the first', () => {
  const rows = comparedStages([[stage('1', 10)], [stage('1', 30), stage('2', 90)], [stage('1', 5), stage('2', 10)]])
  expect(rows.map(({ own }) => [1, 2].map((run) => differenceOf(own, run, 0)))).toEqual([
    [20, -5],
    [null, null],
  ])
  expect(rows.map(({ end }) => isShared(end))).toEqual([true, true])
  expect(isShared([null, 7, null])).toBe(false)
})
