import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { byNoun } from '#rules/by-noun.ts'
import { filesOf } from '../../../checks/files.ts'
import { asLists } from './gathered-lists.ts'

test('what was gathered is a list without paths', () => {
  const code =
    'const frames = Object.values(/* #__PURE__ */ Object.assign({\n  "../../nouns/tea/words/frame.zh.ts": __vite_glob_0_0,\n  "../../nouns/cream/words/frame.zh.ts": __vite_glob_0_1\n}));'
  expect(asLists(code)).toBe('const frames = [__vite_glob_0_0, __vite_glob_0_1];')
  expect(asLists('Object.values(Object.assign({"./a.ts":a$1}))')).toBe('[a$1]')
})

test('what is asked by noun names the nouns', () => {
  const code =
    'inOrder(byNoun(/* #__PURE__ */ Object.assign({"../nouns/sign-in/web/menu.ts": a, "../nouns/tea/web/menu.ts": b})))'
  expect(asLists(code)).toBe('inOrder([{ noun: "sign-in", stated: a }, { noun: "tea", stated: b }])')
  const found = { '../nouns/sign-in/web/menu.ts': 1, '../nouns/tea/web/menu.ts': 2 }
  expect(byNoun(found)).toEqual([
    { noun: 'sign-in', stated: 1 },
    { noun: 'tea', stated: 2 },
  ])
})

test('a table whose paths are asked for stays one', () => {
  expect(asLists('Object.values(Object.assign({}, lazy(() => 1)))')).toBeNull()
})

test('no page keeps a gathered table in a name before it takes the values', () => {
  const kept = filesOf('{house,nouns/*/web,site/web}/**/*.{ts,tsx}').filter((file) =>
    /^const (\w+) = import\.meta\.glob[\s\S]*Object\.values\(\1\)/m.test(readFileSync(file, 'utf8')),
  )
  expect(kept).toEqual([])
})
