import { expect, test } from 'vitest'
import { writeBlock } from './block-data.ts'
import { paintingIdMax, replayKeyMax } from './piece-id.ts'
import type { RichTextProblem } from './problems.ts'
import { readDocument } from './read-document.ts'
import * as limits from './text-limits.ts'

const own = (n: number) => `/pic/${n.toString(16).padStart(64, '0')}.png`
const text = (words: string, ...marks: unknown[]) =>
  marks.length > 0 ? { type: 'text', text: words, marks } : { type: 'text', text: words }
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const item = (src: string) => ({ src, name: 'a.png', alt: '', size: 10, width: 4, height: 3 })
const base64 = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64')
const block = (component: unknown, data: unknown, id = 'a1') => ({
  type: 'block',
  attrs: { component, data: typeof data === 'string' ? data : base64(data), id },
})
const hidden = (...content: unknown[]) => block('hidden', { showing: '剧透', content: doc(...content) })
const picture = (n: number) => ({ type: 'picture', attrs: { src: own(n) } })
const piece = (kind: string, id: number, moment: object = {}) => ({ type: 'piece', attrs: { kind, id, ...moment } })
const mention = (attrs: object) => paragraph({ type: 'mention', attrs })
const emoji = (attrs: object) => paragraph({ type: 'emoji', attrs })
const marked = (type: string, attrs?: object) => paragraph(text('字', attrs ? { type, attrs } : { type }))
const cell = (attrs: object) => ({
  type: 'table',
  content: [{ type: 'tableRow', content: [{ type: 'tableCell', attrs, content: [paragraph()] }] }],
})

const accepted: readonly (readonly [string, unknown])[] = [
  ['an empty line', { type: 'paragraph' }],
  ['every mark', paragraph(...['bold', 'italic', 'underline', 'strike', 'code'].map((type) => text('a', { type })))],
  ['a link of the site', marked('link', { href: '/ms?t=17#f25' })],
  ['a link to elsewhere', marked('link', { href: 'https://例え.example/路径?q=1&b=2#x' })],
  ['a mail address', marked('link', { href: 'mailto:someone@site.example' })],
  [
    'sizes and colours',
    paragraph(text('a', { type: 'size', attrs: { pt: 8 } }, { type: 'back', attrs: { hex: '#00ff7f' } })),
  ],
  ['a mention', mention({ uid: 1_000_001, label: '甜品' })],
  ['an emoji', emoji({ set: 'ultraman', name: 'beam' })],
  ['an own emoji elsewhere', emoji({ set: 'own', src: 'https://a.example/x/y.gif' })],
  ['a table', cell({ colspan: 2, rowspan: 1 })],
  ['a quote', { type: 'quote', attrs: { floor: 3, uid: 1_000_001, nick: '甜' }, content: [paragraph(text('是'))] }],
  ['a quote of nobody', { type: 'quote', content: [paragraph()] }],
  ['a piece', piece('replay', 0)],
  ['a moment of a replay', piece('replay', 7, { stage: 3, frame: 5_120 })],
  ['the first frame of a replay', piece('replay', 7, { stage: 1, frame: 0 })],
  ['the last replay there may be', piece('replay', replayKeyMax)],
  ['a painting above every replay', piece('painting', replayKeyMax + 1)],
  ['the last painting there may be', piece('painting', paintingIdMax)],
  ['a gallery', block('gallery', { items: [item(own(1)), item('http://a.example/b.JPEG')] })],
  ['a gallery of links', block('gallery', { items: [1, 2].map((n) => ({ ...item(own(n)), size: 'N/A' })) })],
  ['a gallery that is hidden', hidden(block('gallery', { items: [item(own(1)), item(own(2))] }, 'b'))],
  ['code', { type: 'codeBlock', attrs: { language: 'c++' }, content: [text('a < b\n\tc')] }],
]

test.each(accepted)('%s may stand', (_, node) => {
  const read = readDocument(doc(node))
  expect(read).toMatchObject({ ok: true })
  // What was read reads the same again.
  if (read.ok) expect(readDocument(JSON.parse(JSON.stringify(read.document)))).toEqual(read)
})

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inside) => ({ type: 'blockquote', content: [inside] }), paragraph())

const refused: readonly (readonly [string, unknown, RichTextProblem])[] = [
  ['nothing', undefined, 'textBroken'],
  ['a list', [], 'textBroken'],
  ['a document without blocks', doc(), 'textBroken'],
  ['a document with words', doc(text('a')), 'textBroken'],
  ['a document with attributes', { ...doc(paragraph()), attrs: { style: 'x' } }, 'textBroken'],
  ['a document in a document', doc(doc(paragraph())), 'textBroken'],
  ['an unknown node', doc({ type: 'iframe', attrs: { src: '/' } }), 'textBroken'],
  ['a node called constructor', doc({ type: 'constructor' }), 'textBroken'],
  ['a node without a name', doc({ content: [] }), 'textBroken'],
  ['a name that is no text', doc({ type: { toString: 1, valueOf: 1 } }), 'textBroken'],
  ['a paragraph in a paragraph', doc(paragraph(paragraph())), 'textBroken'],
  ['a list without items', doc({ type: 'bulletList', content: [] }), 'textBroken'],
  [
    'an item that begins with a list',
    doc({ type: 'bulletList', content: [{ type: 'listItem', content: [deep(1)] }] }),
    'textBroken',
  ],
  ['a key nobody knows', doc({ type: 'paragraph', html: '<b>' }), 'textBroken'],
  ['an attribute nobody knows', doc({ type: 'paragraph', attrs: { style: 'position:fixed' } }), 'textBroken'],
  ['__proto__ as attribute', doc(JSON.parse('{"type":"paragraph","attrs":{"__proto__":{"align":"x"}}}')), 'textBroken'],
  ['an alignment there is not', doc({ type: 'paragraph', attrs: { align: 'left;color:red' } }), 'textBroken'],
  ['a heading of level 1', doc({ type: 'heading', attrs: { level: 1 } }), 'textBroken'],
  ['an unknown mark', doc(marked('onclick')), 'textBroken'],
  ['a mark twice', doc(paragraph(text('a', { type: 'bold' }, { type: 'bold' }))), 'textBroken'],
  ['a mark on a block', doc({ type: 'horizontalRule', marks: [{ type: 'bold' }] }), 'textBroken'],
  ['a mark in code', doc({ type: 'codeBlock', content: [text('a', { type: 'bold' })] }), 'textBroken'],
  ['a size of 7 pt', doc(marked('size', { pt: 7 })), 'textBroken'],
  ['a size of 8.5 pt', doc(marked('size', { pt: 8.5 })), 'textBroken'],
  ['a colour by name', doc(marked('colour', { hex: 'red' })), 'textBroken'],
  ['words that are none', doc(paragraph({ type: 'text', text: 1 })), 'textBroken'],
  ['words on a picture', doc({ ...picture(1), text: 'a' }), 'textBroken'],
  ['a mention of nobody', doc(mention({ uid: 12, label: 'a' })), 'textBroken'],
  ['a mention with an essay', doc(mention({ uid: 1_000_001, label: 'a'.repeat(97) })), 'textBroken'],
  ['an emoji there is not', doc(emoji({ set: 'default', name: '../../x' })), 'textBroken'],
  ['an emoji of a set with an address', doc(emoji({ set: 'default', name: 'smile', src: own(1) })), 'textBroken'],
  ['an own emoji without an address', doc(emoji({ set: 'own' })), 'textBroken'],
  ['an own emoji that is no picture', doc(emoji({ set: 'own', src: 'https://a.example/x.svg' })), 'notPic'],
  ['a replay above the last', doc(piece('replay', replayKeyMax + 1)), 'textBroken'],
  ['a painting above the last', doc(piece('painting', paintingIdMax + 1)), 'textBroken'],
  ['a painting without a number', doc(piece('painting', 0)), 'textBroken'],
  ['half a painting', doc(piece('painting', 1.5)), 'textBroken'],
  ['a moment without a frame', doc(piece('replay', 7, { stage: 3 })), 'textBroken'],
  ['a moment without a stage', doc(piece('replay', 7, { frame: 3 })), 'textBroken'],
  ['a moment of a painting', doc(piece('painting', 7, { stage: 3, frame: 5 })), 'textBroken'],
  ['a moment of a stage that no run has', doc(piece('replay', 7, { stage: 10, frame: 5 })), 'textBroken'],
  ['a moment before the first frame', doc(piece('replay', 7, { stage: 1, frame: -1 })), 'textBroken'],
  ['a moment within a frame', doc(piece('replay', 7, { stage: 1, frame: 1.5 })), 'textBroken'],
  ['a piece of a kind there is not', doc(piece('medal', 1)), 'textBroken'],
  ['a cell of a thousand columns', doc(cell({ colspan: 1_000 })), 'textBroken'],
  ['a script as link', doc(marked('link', { href: 'javascript:alert(1)' })), 'linkBad'],
  ['a link that only cleaning makes one', doc(marked('link', { href: '/\ufffe/a.example' })), 'linkBad'],
  ['a link without an address', doc(marked('link')), 'linkBad'],
  ['a picture elsewhere with a query', doc({ type: 'picture', attrs: { src: 'https://a.example/x.png?y' } }), 'notPic'],
  ['a picture without an address', doc({ type: 'picture' }), 'notPic'],
  ['a component there is not', doc(block('script', {})), 'blockUnknown'],
  ['data that is not base64', doc(block('gallery', '*')), 'blockBroken'],
  ['data with blanks', doc(block('gallery', ` ${base64({ items: [] })}`)), 'blockBroken'],
  [
    'data without its end',
    doc(
      block(
        'gallery',
        base64({ items: [1] })
          .replace(/=+$/, '')
          .slice(0, -1),
      ),
    ),
    'blockBroken',
  ],
  [
    'data that is not UTF-8',
    doc(
      block(
        'hidden',
        Buffer.from(JSON.stringify({ showing: 'é', content: doc(paragraph()) }), 'latin1').toString('base64'),
      ),
    ),
    'blockBroken',
  ],
  ['data that is not JSON', doc(block('gallery', Buffer.from('{').toString('base64'))), 'blockBroken'],
  ['data of another form', doc(block('gallery', { items: [], more: 1 })), 'blockBroken'],
  ['an id with quotes', doc(block('hidden', { showing: '', content: doc(paragraph()) }, '"x"')), 'blockBroken'],
  ['a gallery of one', doc(block('gallery', { items: [item(own(1))] })), 'tooLess'],
  ['a picture twice', doc(block('gallery', { items: [item(own(1)), item(own(1))] })), 'imgDuplicate'],
  ['a gallery with a page', doc(block('gallery', { items: [item(own(1)), item('https://a.example/')] })), 'notPic'],
  [
    'a gallery with a size in words',
    doc(block('gallery', { items: [1, 2].map((n) => ({ ...item(own(n)), size: '1' })) })),
    'blockBroken',
  ],
  ['something hidden in what is hidden', doc(hidden(hidden(paragraph()))), 'blockBroken'],
  ['a script in what is hidden', doc(hidden(marked('link', { href: 'vbscript:x' }))), 'linkBad'],
  ['a title of an essay', doc(block('hidden', { showing: '长'.repeat(41), content: doc(paragraph()) })), 'blockBroken'],
  ['a hidden block with HTML', doc(block('hidden', { showing: '', hiddenHTML: '<b>' })), 'blockBroken'],
  ['thirteen levels', doc(deep(12)), 'textDeep'],
  ['levels that go on in what is hidden', doc(hidden(deep(11))), 'textDeep'],
  ['eleven pictures', doc(...Array.from({ length: 11 }, (_, n) => picture(n))), 'picturesMany'],
  [
    'pictures that go on in what is hidden',
    doc(...Array.from({ length: 9 }, (_, n) => picture(n)), hidden(picture(20), picture(21))),
    'picturesMany',
  ],
  [
    'a gallery of eleven',
    doc(block('gallery', { items: Array.from({ length: 11 }, (_, n) => item(own(n))) })),
    'picturesMany',
  ],
  ['5,001 parts', doc(...Array.from({ length: 5_001 }, () => paragraph())), 'textMany'],
  [
    'parts that go on in what is hidden',
    doc(...Array.from({ length: 4_990 }, () => paragraph()), hidden(...Array.from({ length: 10 }, () => paragraph()))),
    'textMany',
  ],
  ['256 kB of words and one', doc(paragraph(text('a'.repeat(limits.floorBytes)))), 'textLong'],
  ['256 kB of Chinese', doc(paragraph(text('汉'.repeat(limits.floorBytes / 3)))), 'textLong'],
]

test.each(refused)('%s may not', (_, sent, problem) => {
  expect(readDocument(sent)).toEqual({ ok: false, problem })
})

test('pictures are counted wherever they are', () => {
  const gallery = block('gallery', { items: [item(own(1)), item(own(2)), item(own(3))] })
  expect(readDocument(doc(picture(9), gallery, hidden(picture(7), gallery)), 20)).toMatchObject({ pictures: 8 })
})

test('as deep, as many, as long as the limits say is taken', () => {
  expect(readDocument(doc(deep(11)))).toMatchObject({ ok: true })
  expect(readDocument(doc(hidden(deep(10))))).toMatchObject({ ok: true })
  expect(readDocument(doc(...Array.from({ length: 5_000 }, () => paragraph())))).toMatchObject({ ok: true })
  const frame = JSON.stringify(doc(paragraph(text('')))).length
  expect(readDocument(doc(paragraph(text('a'.repeat(limits.floorBytes - frame)))))).toMatchObject({ ok: true })
  expect(readDocument(doc(paragraph(text('a'.repeat(limits.floorBytes - frame + 1)))))).toMatchObject({ ok: false })
  const twenty = doc(...Array.from({ length: 20 }, (_, n) => picture(n)))
  expect(readDocument(twenty, limits.floorPicturesPrivileged)).toMatchObject({ ok: true })
})

test('a hundred thousand levels end with a reason, in the document and in the data of a block', () => {
  const nested = '{"type":"blockquote","content":['.repeat(100_000)
  const json = `{"type":"doc","content":[${nested}${']}'.repeat(100_000)}]}`
  expect(readDocument(JSON.parse(json))).toEqual({ ok: false, problem: 'textDeep' })
  const arrays = Buffer.from(`{"items":${'['.repeat(90_000)}${']'.repeat(90_000)}}`).toString('base64')
  expect(readDocument(doc(block('gallery', arrays)))).toEqual({ ok: false, problem: 'tooLess' })
})

test('defaults go, marks come into one order, words in one look are joined, what nobody sees is dropped, a copied block gets its own id', () => {
  const secret = { showing: '看', content: doc({ type: 'paragraph', attrs: { align: null } }) }
  const sent = doc(
    {
      type: 'paragraph',
      attrs: { align: null },
      content: [text('甜\0点\ud83d', { type: 'bold' }, { type: 'link', attrs: { href: '/' } })],
    },
    paragraph(text('\0')),
    paragraph(text('甜'), text('\0'), text('点'), text('心', { type: 'bold' })),
    block('hidden', secret),
    block('hidden', secret),
  )
  const plain = { showing: '看', content: doc({ type: 'paragraph' }) } as Parameters<typeof writeBlock>[0]
  expect(readDocument(sent)).toEqual({
    ok: true,
    pictures: 0,
    document: doc(
      paragraph(text('甜点', { type: 'link', attrs: { href: '/' } }, { type: 'bold' })),
      { type: 'paragraph' },
      paragraph(text('甜点'), text('心', { type: 'bold' })),
      block('hidden', writeBlock(plain)),
      block('hidden', writeBlock(plain), 'a1-2'),
    ),
  })
})

test('emoji that lie elsewhere count as pictures, each address once', () => {
  const emoji = (n: number) => ({ type: 'emoji', attrs: { set: 'own', src: `https://cakes.example/${n}.png` } })
  const saying = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })
  const several = Array.from({ length: 10 }, (_, n) => emoji(n))
  expect(readDocument(saying(...several, ...several))).toMatchObject({ ok: true, pictures: 10 })
  expect(readDocument(saying(...several, emoji(10)))).toEqual({ ok: false, problem: 'picturesMany' })
  expect(readDocument(saying(...Array.from({ length: 1_500 }, (_, n) => emoji(n))))).toMatchObject({ ok: false })
  const ours = Array.from({ length: 11 }, (_, n) => `/pic/${n.toString(16).padStart(64, '0')}.png`)
  const own = ours.map((src) => ({ type: 'emoji', attrs: { set: 'own', src } }))
  expect(readDocument(saying(...own))).toMatchObject({ ok: true, pictures: 0 })
})
