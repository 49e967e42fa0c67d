import { expect, it } from 'vitest'
import { isComposing } from './composition.ts'

it('tells the Enter that picks a candidate from the one that sends', () => {
  expect(isComposing({ nativeEvent: { isComposing: true, keyCode: 13 } })).toBe(true)
  expect(isComposing({ nativeEvent: { isComposing: false, keyCode: 229 } })).toBe(true)
  expect(isComposing({ nativeEvent: { isComposing: false, keyCode: 13 } })).toBe(false)
})
