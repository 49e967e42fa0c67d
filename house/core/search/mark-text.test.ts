import { expect, test } from 'vitest'
import { marksIn, snippetOf } from './mark-text.ts'

const marked = (text: string, marks: readonly number[]) =>
  marks.flatMap((from, n) => (n % 2 === 0 ? text.slice(from, marks[n + 1]) : []))

test.each([
  ['东方靈夢与霊夢', ['灵梦'], ['靈夢', '霊夢']],
  ['812,345,670 分，不是 8', ['812345670'], ['812,345,670']],
  ['８１２，３４５ 分', ['12345'], ['１２，３４５']],
  ['ｶﾞﾝﾊﾞﾘ ma\u200brisa', ['がんば', 'marisa'], ['ｶﾞﾝﾊﾞ', 'ma\u200brisa']],
  ['aXbXa', ['xb', 'bx'], ['XbX']],
  ['㌔メートル', ['きろ'], ['㌔']],
  ['nothing', ['zz'], []],
  ['nothing', [], []],
])('%s', (text, terms, found) => {
  expect(marked(text, marksIn(text, terms))).toEqual(found)
})

test('a snippet is cut around the first hit, on one line, with its marks', () => {
  const long = `${'前面的话。'.repeat(60)}灵梦\n来了${'，后面的话'.repeat(60)}`
  const { text, marks } = snippetOf(long, ['灵梦'], 80)
  expect(text.startsWith('…') && text.endsWith('…')).toBe(true)
  expect(text.length).toBeLessThanOrEqual(82)
  expect(text).not.toContain('\n')
  expect(marked(text, marks)).toEqual(['灵梦'])
})

test('a short text and one without a hit are shown from their beginning', () => {
  expect(snippetOf('短文 灵梦', ['灵梦'], 80)).toEqual({ text: '短文 灵梦', marks: [3, 5] })
  expect(snippetOf('a'.repeat(100), ['zz'], 80).text).toBe(`${'a'.repeat(80)}…`)
})

test.each([
  ['before the first hit', `${'𠮷'.repeat(200)}y灵梦`],
  ['after the first hit', `x灵梦${'𠮷'.repeat(200)}`],
  ['on both sides', `${'𠮷'.repeat(200)}灵梦y${'𠮷'.repeat(200)}`],
])('no cut %s goes through a character of two units', (_, text) => {
  for (let length = 40; length < 80; length++) {
    const cut = snippetOf(text, ['灵梦'], length).text
    expect([cut.includes('灵梦'), cut.isWellFormed()]).toEqual([true, true])
  }
})
