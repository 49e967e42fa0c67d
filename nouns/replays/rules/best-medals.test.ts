import { expect, test } from 'vitest'
import { bestMedals } from './best-medals.ts'

const run = (xz: string, more = {}) => ({
  xz,
  TYPE: 'full',
  STAGE: 'clear',
  CLEARED: true,
  CHECKS: { NM: 'verified', NB: 'verified' },
  ...more,
})
const claimed = { CLEARED: null }

test('the highest medal of each game, in the order of the games', () => {
  const runs = [run('14-hard'), run('6-nn'), run('14-clear'), run('6-hard'), run('128-clear')]
  expect(bestMedals(runs)).toEqual([
    { xz: '6-nn', proved: true },
    { xz: '14-hard', proved: true },
    { xz: '128-clear', proved: true },
  ])
})

test('a proved medal stands above a claimed one of its kind, and below a claimed one of a higher kind', () => {
  expect(bestMedals([run('6-hard', claimed), run('6-hard')])).toEqual([{ xz: '6-hard', proved: true }])
  expect(bestMedals([run('6-hard'), run('6-hard', claimed)])).toEqual([{ xz: '6-hard', proved: true }])
  expect(bestMedals([run('6-hard'), run('6-nn', { CHECKS: { NM: '', NB: 'verified' } })])).toEqual([
    { xz: '6-nn', proved: false },
  ])
})

test('no medal of a run without one, or of one whose file says that it was not cleared', () => {
  expect(bestMedals([run(''), run('6-hard', { CLEARED: false }), run('6-none')])).toEqual([])
})
