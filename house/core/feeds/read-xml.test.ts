import { expect, test } from 'vitest'
import { childrenOf, readXml, textOf } from './read-xml.ts'

const read = (text: string) => readXml(`<?xml version="1.0" encoding="utf-8"?>\n${text}`)

test('elements, their attributes, their texts and what they hold', () => {
  const leaf = { attributes: {}, children: [], text: '' }
  expect(
    read('<list a="1" b:c="x &amp; y">one<item>&lt;two&gt;</item><empty/> three<item n="&quot;"></item></list>\n'),
  ).toEqual({
    name: 'list',
    attributes: { a: '1', 'b:c': 'x & y' },
    children: [
      { ...leaf, name: 'item', text: '<two>' },
      { ...leaf, name: 'empty' },
      { ...leaf, name: 'item', attributes: { n: '"' } },
    ],
    text: 'one three',
  })
})

test('children are found by their name', () => {
  const list = read('<list><a>1</a><b>2</b><a>&apos;</a></list>')
  expect(childrenOf(list, 'a').map(({ text }) => text)).toEqual(['1', "'"])
  expect([textOf(list, 'b'), textOf(list, 'c')]).toEqual(['2', undefined])
})

test.each([
  ['an element that is not closed', '<a><b></b>', 'not one element'],
  ['an element closed in another', '<a><b></a></b>', 'closes nothing'],
  ['an element closed twice', '<a></a></a>', 'closes nothing'],
  ['two elements', '<a/><b/>', 'not one element'],
  ['no element', '', 'not one element'],
  ['words after the element', '<a/>words', 'not one element'],
  ['a bare <', '<a>1 < 2</a>', 'a bare <'],
  ['a bare &', '<a>one & two</a>', 'no entity &'],
  ['an unknown entity', '<a>&nbsp;</a>', 'no entity &nbsp'],
  ['a bare & in an attribute', '<a b="&"/>', 'no entity &'],
  ['a character that XML forbids', '<a>\u0001</a>', 'a forbidden character'],
])('%s is rejected', (_, text, problem) => expect(() => read(text)).toThrow(problem))

test('a text without the declaration is rejected', () => expect(() => readXml('<a/>')).toThrow('no declaration'))
