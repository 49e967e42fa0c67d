import { defaultPreferences, type Preferences } from '@patisserie/rules/accounts/preferences'
import { describe, expect, test } from 'vitest'
import { preferenceColumns, preferenceRow, preferencesOf } from './preferences.ts'

/** Each preference with a value that is not the default. */
const others: Preferences = {
  aOpen: 'Y',
  leftBar: '1',
  language: 'en',
  mNum: 7,
  tNum: 8,
  hideToolbar: 'Y',
  showMS: 'N',
  showEga: 'N',
  showReplay: 'N',
  showDes: 'N',
  showHonor: 'N',
  showFeed: 'N',
  showProgress: 'N',
}

describe.each(Object.keys(others) as (keyof Preferences)[])('%s', (name) => {
  const changed = { ...defaultPreferences, [name]: others[name] }

  test('comes back as it was stored', () => {
    expect(preferencesOf(preferenceRow(defaultPreferences))).toEqual(defaultPreferences)
    expect(preferencesOf(preferenceRow(changed))).toEqual(changed)
  })

  test('has one column of its own', () => {
    const [before, after] = [preferenceRow(defaultPreferences), preferenceRow(changed)]
    expect(preferenceColumns.filter((column) => before[column] !== after[column])).toHaveLength(1)
  })
})

test('a yes is true in its column', () => {
  expect(preferenceRow({ ...others, showFeed: 'Y' })).toMatchObject({
    opens_tabs: true,
    left_bar_closed: true,
    hides_toolbar: true,
    shows_topics: false,
    shows_feed: true,
    topics_a_page: 7,
    floors_a_page: 8,
  })
})
