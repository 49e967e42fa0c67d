import { expect, test } from 'vitest'
import { differenceOf, pairStages } from './compare-pair.ts'

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
  const rows = pairStages([stage('1', 10), stage('2', 50)], [stage('1', 30)])
  expect(rows.map(({ stage, own, end }) => [stage, own, end])).toEqual([
    ['1', [10, 30], [10, 30]],
    ['2', [40, null], [50, null]],
  ])
  expect(rows.map(({ own }) => differenceOf(own))).toEqual([-20, null])
})

test('routes part and meet again', () => {
  const a = ['3', '4A', '5'].map((name, i) => stage(name, (i + 1) * 10))
  const b = ['3', '4B', '5'].map((name, i) => stage(name, (i + 1) * 20))
  expect(pairStages(a, b).map((row) => row.stage)).toEqual(['3', '4B', '4A', '5'])
})
