import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOwnPicture } from '#rules/rich-text/addresses.ts'
import type { RichDocument } from '#rules/rich-text/document.ts'
import { excerpt, plainText } from '#rules/rich-text/plain-text.ts'
import { richTextProblems } from '#rules/rich-text/problems.ts'
import { readDocument } from '#rules/rich-text/read-document.ts'
import { collect } from '#rules/rich-text/walk.ts'
import { arbitraryDocument } from '#site/test/hostile/arbitrary-document.ts'
import { forbiddenIn } from '#site/test/hostile/forbidden-html.ts'
import { hostileString } from '#site/test/hostile/hostile-input.ts'
import { renderHtml } from './render-html.ts'
import { pieceKey, type Shown } from './sources.ts'

const most = 10_000
const picture = { src: '/pic/1.webp', width: 4, height: 3, placeholder: '', sources: [] }

const bad = '"<i>'
const run = {
  src: '/card/8.svg',
  game: { zh: bad, en: bad },
  shot: { zh: bad, en: bad },
  rank: { mark: 'L', name: 'Lunatic' },
  score: '1,234',
  nick: bad,
  stages: ['1', bad],
  open: true,
}

/** Every other thing a text leads to is there. */
function shownFor(document: RichDocument): Shown {
  const found = collect(document)
  const half = <T>(list: readonly T[]) => list.filter((_, n) => n % 2 === 0)
  return {
    language: found.mentions.length % 2 === 0 ? 'zh' : 'en',
    pictures: new Map(half([...found.pictures, ...found.remotes]).map((src) => [src, picture])),
    pieces: new Map(
      half(found.pieces).map(({ kind, id }) => [
        pieceKey(kind, id),
        kind === 'replay' ? run : { ...picture, title: '"<i>' },
      ]),
    ),
    people: new Map(half(found.mentions).map((uid) => [uid, '<小&甜>'])),
    floors: new Map(half(found.quoted).map((floor) => [floor, '<小&甜>'])),
  }
}

const copy = (document: RichDocument): RichDocument => JSON.parse(JSON.stringify(document))

test('any document of the editor is taken, reads the same again, and its HTML has nothing in it that could run', () => {
  fc.assert(
    fc.property(arbitraryDocument, (sent) => {
      const read = readDocument(sent, most)
      if (!read.ok) throw new Error(read.problem)
      const { document } = read
      expect(readDocument(document, most)).toEqual(read)
      const html = renderHtml(document, shownFor(document))
      expect(forbiddenIn(html)).toEqual([])
      // What was kept as JSON shows and says the same as what was read just now.
      const kept = copy(document)
      expect(renderHtml(kept, shownFor(kept))).toBe(html)
      expect(plainText(kept)).toBe(plainText(document))
      expect(excerpt(kept)).not.toContain('\n')
      expect(collect(kept).pictures.every(isOwnPicture)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('any document with anything put anywhere is refused with a reason or is as harmless', () => {
  fc.assert(
    fc.property(arbitraryDocument, fc.nat(), anything, fc.boolean(), (sent, where, value, inData) => {
      const read = readDocument(inData ? changeData(sent, where, value) : change(sent, where, value), most)
      if (!read.ok) return void expect(richTextProblems).toContain(read.problem)
      expect(forbiddenIn(renderHtml(read.document, shownFor(read.document)))).toEqual([])
      expect(readDocument(read.document, most)).toEqual(read)
    }),
    { numRuns: 600 },
  )
})

test('anything at all is refused with a reason', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (sent) => !readDocument(sent).ok),
    { numRuns: 200 },
  )
})

const anything = fc.oneof(
  hostileString,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('paragraph', 'doc', 'block', 'text', 'own', 'gallery', 'hidden', undefined, -1, 1e20, 0.5),
)

/** A copy with the value in the place of one there is, or beside it. */
function change(sent: object, where: number, value: unknown): unknown {
  const whole: object = structuredClone(sent)
  const places: { holder: Record<string, unknown>; key: string }[] = []
  const visit = (holder: object) => {
    for (const [key, inner] of Object.entries(holder)) {
      // Own keys of what came from JSON.
      places.push({ holder: holder as Record<string, unknown>, key })
      if (typeof inner === 'object' && inner !== null) visit(inner)
    }
  }
  visit(whole)
  const place = places[where % places.length]
  if (place) place.holder[where % 7 === 0 ? `${place.key}2` : place.key] = value
  return whole
}

/** The same inside the data of a block, where there is one. */
function changeData(sent: object, where: number, value: unknown): unknown {
  const json = JSON.stringify(sent).replace(/"data":"([A-Za-z0-9+/=]+)"/, (_, data: string) => {
    const changed = change(JSON.parse(Buffer.from(data, 'base64').toString()), where, value)
    return `"data":"${Buffer.from(JSON.stringify(changed) ?? '').toString('base64')}"`
  })
  return JSON.parse(json)
}
