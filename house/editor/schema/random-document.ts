import fc, { type Arbitrary } from 'fast-check'
import { emojiSets } from '#rules/rich-text/emoji-sets.ts'

type Json = Record<string, unknown>

const words = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'弹幕甜品屋 abc，。1é🍰') })
const uid = fc.integer({ min: 1_000_001, max: 1_999_999 })
const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => ({ hex: `#${value.toString(16).padStart(6, '0')}` }))
const align = fc.constantFrom(null, 'center', 'end', 'justify')
const source = fc.constantFrom('https://example.org/a.png', `/pic/${'0a'.repeat(32)}.jpg`)

const plainMark = (type: string) => fc.constant<Json>({ type })
const mark = fc.oneof(
  fc
    .constantFrom('https://example.org/?a=1', 'mailto:a@example.org', '/r/00A1')
    .map((href): Json => ({ type: 'link', attrs: { href } })),
  fc.integer({ min: 8, max: 36 }).map((pt): Json => ({ type: 'size', attrs: { pt } })),
  hex.map((attrs): Json => ({ type: 'colour', attrs })),
  hex.map((attrs): Json => ({ type: 'back', attrs })),
  ...['bold', 'italic', 'underline', 'strike', 'code', 'subscript', 'superscript'].map(plainMark),
)
const marks = fc.uniqueArray(mark, { maxLength: 5, selector: ({ type }) => type })

const inline: Arbitrary<Json> = fc
  .tuple(
    fc.oneof(
      words.map((text): Json => ({ type: 'text', text })),
      fc.constant<Json>({ type: 'hardBreak' }),
      fc.tuple(uid, words).map(([id, label]): Json => ({ type: 'mention', attrs: { uid: id, label } })),
      fc
        .constantFrom(...Object.entries(emojiSets))
        .map(([set, { names }]): Json => ({ type: 'emoji', attrs: { set, name: names[0] } })),
      source.map((src): Json => ({ type: 'emoji', attrs: { set: 'own', src } })),
    ),
    marks,
  )
  .map(([node, of]): Json => (of.length > 0 ? { ...node, marks: of } : node))

function paragraph(): Arbitrary<Json> {
  return fc
    .tuple(fc.array(inline, { maxLength: 4 }), align)
    .map(([content, at]) => ({ type: 'paragraph', attrs: { align: at }, content }))
}

function list(type: string, item: Arbitrary<Json>): Arbitrary<Json> {
  return fc.array(item, { minLength: 1, maxLength: 3 }).map((content) => ({ type, content }))
}

function leaf(): Arbitrary<Json> {
  return fc.oneof(
    paragraph(),
    fc.tuple(paragraph(), fc.constantFrom(2, 3)).map(
      ([node, level]): Json => ({
        type: 'heading',
        attrs: { ...(node.attrs as Json), level },
        content: node.content,
      }),
    ),
    fc
      .tuple(words, fc.constantFrom(null, 'ts', 'c++'))
      .map(([text, language]): Json => ({ type: 'codeBlock', attrs: { language }, content: [{ type: 'text', text }] })),
    fc.constant<Json>({ type: 'horizontalRule' }),
    fc.tuple(source, words).map(([src, alt]): Json => ({ type: 'picture', attrs: { src, alt } })),
    fc
      .oneof(
        fc.record({ kind: fc.constant('replay'), id: fc.nat({ max: 14_776_335 }) }),
        fc.record({ kind: fc.constant('painting'), id: fc.integer({ min: 1, max: 2_147_483_647 }) }),
        fc.record({
          kind: fc.constant('replay'),
          id: fc.nat({ max: 14_776_335 }),
          stage: fc.integer({ min: 1, max: 9 }),
          frame: fc.nat({ max: 999_999 }),
        }),
      )
      .map((attrs): Json => ({ type: 'piece', attrs })),
    fc
      .nat({ max: 99 })
      .map((n): Json => ({ type: 'block', attrs: { component: 'hidden', id: `b${n}`, data: hidden } })),
  )
}

const hidden = btoa(JSON.stringify({ showing: 'spoiler', content: { type: 'doc', content: [{ type: 'paragraph' }] } }))

const documents = (): Arbitrary<Json> =>
  fc
    .letrec<{ block: Json; blocks: Json[]; item: Json; cell: Json }>((tie) => ({
      block: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        leaf(),
        list('bulletList', tie('item')),
        fc
          .tuple(list('orderedList', tie('item')), fc.integer({ min: 1, max: 100_000 }))
          .map(([node, start]) => ({ ...node, attrs: { start } })),
        tie('blocks').map((content) => ({ type: 'blockquote', content })),
        fc
          .tuple(
            tie('blocks'),
            fc.record({ floor: fc.integer({ min: 1, max: 9_999 }), uid, nick: words }, { requiredKeys: [] }),
          )
          .map(([content, attrs]) => ({ type: 'quote', attrs, content })),
        fc.array(fc.array(tie('cell'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }).map((rows) => ({
          type: 'table',
          content: rows.map((content) => ({ type: 'tableRow', content })),
        })),
      ),
      blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
      item: fc
        .tuple(paragraph(), fc.array(tie('block'), { maxLength: 1 }))
        .map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
      cell: fc
        .tuple(fc.constantFrom('tableCell', 'tableHeader'), tie('blocks'), fc.integer({ min: 1, max: 3 }))
        .map(([type, content, colspan]) => ({ type, attrs: { colspan }, content })),
    }))
    .blocks.map((content) => ({ type: 'doc', content }))

/** Arbitrary for random valid documents, a few levels deep. For tests only. */
export const randomDocument: Arbitrary<Json> = documents()
