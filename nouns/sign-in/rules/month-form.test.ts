import { expect, test } from 'vitest'
import { signInMonth } from './month-form.ts'

test('a month of the calendar', () => {
  const said = ['2026-11', '2026-00', '2026-13', '26-11', '1999-11', '']
  expect(said.filter((month) => signInMonth.test(month))).toEqual(['2026-11'])
})
