import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#site/test/hostile/any-text.ts'
import { lookOf } from './look-of.ts'
import { oldForms } from './old-forms.ts'
import { simplified } from './simplified.ts'

describe('the same look', () => {
  test.each([
    ['店长', '店長'],
    ['弹幕甜品屋', '彈幕甜品屋'],
    ['后台', '後臺'],
    ['里', '裏'],
    ['Nina', 'Νina'],
    ['vina', 'νina'],
    ['Sakuya', 'Ѕаkuуа'],
    ['Marisa', 'Ꮇarisa'],
    ['Sakuya', 'Ꮪakuya'],
    ['Marisa', 'rnarisa'],
    ['ADMIN', 'admin'],
    ['ADMIN', 'АDМІN'],
    ['Cirno9', 'ＣＩＲＮＯ９'],
    ['bot', 'b0t'],
    ['a.b', 'a․b'],
    ["d'or", 'd’or'],
    ['力士', 'カ士'],
    ['店长', '店\u200b長'],
    ['a b', 'ab'],
    ['演示·店长', '演示· 店长'],
    ['演示·店长', '演示·店长.'],
    ['演示·店长', '演示·店长。 !'],
    ['演示·店长', '演示·店长-'],
    ['演示·店长', '演示\u318d店长'],
    ['演示·店长', '演示\u119e店长'],
    ...['\u2800', '\ufff9', '\u{13430}', '\u{16fe4}', '\ue000', '\ud800', '\u0378'].map((c) => ['店长', `店长${c}`]),
    ...['徳德', '剣剑', '渉涉', '桜樱', '靑青', '囯国', '沢泽', '浜滨', '辺边', '竜龙', '鉄铁', '広广'].map((c) => [
      ...c,
    ]),
    ['café', 'cafe\u0301'],
  ])('%s and %s', (a, b) => {
    expect(lookOf(a)).toBe(lookOf(b))
  })
})

test('every form of a character looks like the simplified one', () => {
  const unlike = [...simplified, ...oldForms].filter(([form, plain]) => lookOf(form) !== lookOf(plain))
  expect(unlike).toEqual([])
  for (const forms of ['餅餠饼', '衛衞卫', '緒緖绪', '並竝并']) expect(new Set(Array.from(forms, lookOf)).size).toBe(1)
})

describe('different looks', () => {
  test.each([
    ['甜品', '甜点'],
    ['cafe', 'café'],
    ['か', 'が'],
    ['猫', '描'],
    ['hana', 'nava'],
    ['yuki', 'uuki'],
    ['店长', '店员'],
    ['...', '!!!'],
    ['.店长', '店长'],
    ['灵梦', '魔理沙'],
  ])('%s and %s', (a, b) => {
    expect(lookOf(a)).not.toBe(lookOf(b))
  })
})

const tricky = fc.constantFrom(...' mwilI1|oO0σΝνΗηßẞİıŉﬁａｶ゙ー一長长臺Ꮇа\u0301\u0307\u0345\u3099\u200b\u3000')
const name = fc.oneof(fc.string({ unit: tricky }), anyText())

test('a look looks like itself', () => {
  fc.assert(
    fc.property(name, (s) => {
      expect(lookOf(lookOf(s))).toBe(lookOf(s))
    }),
    { numRuns: 3_000 },
  )
})
