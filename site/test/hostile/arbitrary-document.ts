import fc from 'fast-check'
import { type EmojiSet, emojiSetNames, emojiSets } from '#rules/rich-text/emoji-sets.ts'
import { anyText } from './any-text.ts'

/** Documents as editors send them: everything that may stand, defaults and all. Deep and full, but within the limits. */
export const arbitraryDocument: fc.Arbitrary<object> = fc.nat({ max: 3 }).chain((depth) => doc(depth, true))

const words = fc.oneof(
  fc.constantFrom(
    '甜品',
    '<b>&"\'',
    '\u2028',
    '👨‍👩‍👧',
    ' ',
    '@小甜',
    '`',
    '\t\n',
    '</script>',
    'مرحبا',
    '\u202e',
    '&amp;',
    '\0',
    '\ud800',
  ),
  anyText({ minLength: 1, maxLength: 12 }),
)
const hash = fc.stringMatching(/^[0-9a-f]{64}$/)
const source = fc.oneof(
  fc.tuple(hash, fc.constantFrom('jpg', 'png', 'gif')).map(([name, end]) => `/pic/${name}.${end}`),
  fc.stringMatching(/^https?:\/\/[a-z][a-z0-9.]{0,8}\/[A-Za-z0-9./]{0,12}\.(gif|png|jpe?g|bmp)$/),
)
const href = fc.oneof(
  fc
    .webUrl({ withFragments: true, withQueryParameters: true })
    .filter((url) => !url.includes("'") && url.length < 2_000),
  fc.constantFrom('/', '/ms?t=17#f25', '/p/1000001', 'mailto:a@b.example', 'https://例え.example/甜?品=(1)&x=2'),
)
const uid = fc.integer({ min: 1_000_000, max: 9_999_999_999 })
const hex = fc.stringMatching(/^#[0-9a-f]{6}$/)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value)
const node = (type: string, parts: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record({ type: fc.constant(type), ...parts })
const attrs = (values: Record<string, fc.Arbitrary<unknown>>) => ({ attrs: fc.record(values) })
const children = (child: fc.Arbitrary<unknown>, least = 0) => ({
  content: fc.array(child, { minLength: least, maxLength: 3 }),
})

const mark = fc.oneof(
  fc
    .constantFrom('bold', 'italic', 'underline', 'strike', 'code', 'subscript', 'superscript')
    .map((type) => ({ type })),
  node('link', attrs({ href })),
  node('size', attrs({ pt: fc.integer({ min: 8, max: 36 }) })),
  node('colour', attrs({ hex })),
  node('back', attrs({ hex })),
)
const marks = { marks: fc.uniqueArray(mark, { selector: ({ type }) => type, maxLength: 4 }) }
const emoji = fc.oneof(
  fc
    .constantFrom(...emojiSetNames)
    .chain((set: EmojiSet) => fc.record({ set: fc.constant(set), name: fc.constantFrom(...emojiSets[set].names) })),
  fc.record({ set: fc.constant('own'), src: source }),
)
const inline = fc.oneof(
  { weight: 6, arbitrary: node('text', { text: words, ...marks }) },
  node('text', { text: words }),
  node('hardBreak', marks),
  node('mention', { ...attrs({ uid, label: anyText({ maxLength: 20 }) }), ...marks }),
  node('emoji', { attrs: emoji, ...marks }),
)

const align = maybe(fc.constantFrom('center', 'end', 'justify'))
const paragraph = fc.oneof(node('paragraph'), node('paragraph', { ...attrs({ align }), ...children(inline) }))
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
const block = (component: string, content: fc.Arbitrary<unknown>) =>
  node(
    'block',
    attrs({ component: fc.constant(component), data: content.map(base64), id: fc.constantFrom('a', 'b', 'Zz_-9') }),
  )
const pixels = fc.nat({ max: 100_000 })
const item = fc.record({
  src: source,
  name: words,
  alt: words,
  size: fc.oneof(pixels, fc.constant('N/A')),
  width: pixels,
  height: pixels,
})
const gallery = fc
  .uniqueArray(item, { selector: ({ src }) => src, minLength: 2, maxLength: 4 })
  .map((items) => ({ items }))

const flat: readonly fc.Arbitrary<unknown>[] = [
  paragraph,
  node('heading', { ...attrs({ level: fc.constantFrom(2, 3), align }), ...children(inline) }),
  node('codeBlock', {
    ...attrs({ language: maybe(fc.constantFrom('ts', 'c++')) }),
    ...children(node('text', { text: words })),
  }),
  node('horizontalRule'),
  node('picture', attrs({ src: source, alt: words })),
  node('piece', attrs({ kind: fc.constant('replay'), id: fc.nat({ max: 14_776_335 }) })),
  node(
    'piece',
    attrs({
      kind: fc.constant('replay'),
      id: fc.nat({ max: 14_776_335 }),
      stage: fc.integer({ min: 1, max: 9 }),
      frame: fc.nat({ max: 999_999 }),
    }),
  ),
  node('piece', attrs({ kind: fc.constant('painting'), id: fc.integer({ min: 1, max: 2_147_483_647 }) })),
  block('gallery', gallery),
]

function blocks(depth: number, mayHide: boolean): fc.Arbitrary<unknown> {
  if (depth === 0) return fc.oneof(...flat)
  const inside = blocks(depth - 1, mayHide)
  const listItem = fc
    .tuple(paragraph, fc.array(inside, { maxLength: 2 }))
    .map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] }))
  const span = fc.integer({ min: 1, max: 50 })
  const cell = fc
    .constantFrom('tableCell', 'tableHeader')
    .chain((type) => node(type, { ...attrs({ colspan: span, rowspan: span }), ...children(inside, 1) }))
  const quoted = attrs({ floor: maybe(fc.integer({ min: 1, max: 1_000_000 })), uid: maybe(uid), nick: words })
  const deep = [
    node('bulletList', children(listItem, 1)),
    node('orderedList', { ...attrs({ start: fc.nat({ max: 100_000 }) }), ...children(listItem, 1) }),
    node('blockquote', children(inside, 1)),
    node('quote', { ...quoted, ...children(inside, 1) }),
    node('table', children(node('tableRow', children(cell)), 1)),
  ]
  const hidden = fc.record({ showing: words, content: doc(depth - 1, false) })
  return fc.oneof(...flat, ...deep, ...(mayHide ? [block('hidden', hidden)] : []))
}

function doc(depth: number, mayHide: boolean): fc.Arbitrary<object> {
  return node('doc', children(blocks(depth, mayHide), 1))
}
