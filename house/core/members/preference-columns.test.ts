import { expect, test } from 'vitest'
import { defaultPreferences } from '#rules/people/preferences.ts'
import { preferenceRow, preferencesOf } from './preference-columns.ts'

const choices = {
  aOpen: ['Y', 'N'],
  leftBar: ['0', '1'],
  hideToolbar: ['Y', 'N'],
  showMS: ['Y', 'N'],
  showEga: ['Y', 'N'],
  showReplay: ['Y', 'N'],
  showDes: ['Y', 'N'],
  showHonor: ['Y', 'N'],
  showFeed: ['Y', 'N'],
  showProgress: ['Y', 'N'],
} as const

test('every preference is stored in a column of its own and comes back', () => {
  for (const [name, values] of Object.entries(choices)) {
    for (const value of values) {
      const preferences = { ...defaultPreferences, [name]: value }
      expect(preferencesOf(preferenceRow(preferences))).toEqual(preferences)
    }
  }
  const sized = { ...defaultPreferences, mNum: 30, tNum: 50, language: 'en' } as typeof defaultPreferences
  expect(preferencesOf(preferenceRow(sized))).toEqual(sized)
})

test('a yes is true in its column', () => {
  const row = preferenceRow({ ...defaultPreferences, aOpen: 'Y', leftBar: '1', hideToolbar: 'Y', showMS: 'Y' })
  expect(row).toMatchObject({ opens_tabs: true, left_bar_closed: true, hides_toolbar: true, shows_topics: true })
  const not = preferenceRow({ ...defaultPreferences, aOpen: 'N', leftBar: '0', hideToolbar: 'N', showMS: 'N' })
  expect(not).toMatchObject({ opens_tabs: false, left_bar_closed: false, hides_toolbar: false, shows_topics: false })
})
