import { expect, test } from 'vitest'
import { comparedStages, differenceOf, isShared } from './compared-stages.ts'

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
  expect(rows.map(({ own }) => differenceOf(own, 0, 1))).toEqual([-20, null])
})

test('routes part and meet again', () => {
  const a = ['3', '4A', '5'].map((name, i) => stage(name, (i + 1) * 10))
  const b = ['3', '4B', '5'].map((name, i) => stage(name, (i + 1) * 20))
  expect(comparedStages([a, b]).map((row) => row.stage)).toEqual(['3', '4B', '4A', '5'])
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
