import { expect, test } from 'vitest'
import { isLanguage } from '../language.ts'
import { defaultPreferences, privacyFlags } from './preferences.ts'

test('defaults of the specification', () => {
  expect(defaultPreferences).toMatchObject({ aOpen: 'N', leftBar: '0', language: 'zh', mNum: 20, tNum: 20 })
  expect(privacyFlags.map((flag) => defaultPreferences[flag])).toEqual(Array(7).fill('Y'))
})

test('two languages', () => {
  expect(['zh', 'en', 'ja', '', undefined].map(isLanguage)).toEqual([true, true, false, false, false])
})
