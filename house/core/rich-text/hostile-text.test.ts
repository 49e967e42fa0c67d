import { expect, test } from 'vitest'
import { richTextProblems } from '#rules/rich-text/problems.ts'
import { forbiddenIn } from '#site/test/hostile/forbidden-html.ts'
import { hostileDocuments, own } from '#site/test/hostile/hostile-documents.ts'
import { markup } from '#site/test/hostile/xss-markup.ts'
import * as vectors from '#site/test/hostile/xss-vectors.ts'
import { cleanText } from './clean-text.ts'
import { renderHtml, renderText } from './render-html.ts'
import { pieceKey, type Shown, type ShownPiece } from './sources.ts'

const picture = {
  src: '/pic/1.webp',
  width: 40,
  height: 30,
  placeholder: 'data:image/webp;base64,UklGRg==',
  sources: [{ type: 'image/avif', srcset: '/pic/1.640.avif 640w, /pic/1.1280.avif 1280w' }],
}
const nothing: Shown = { language: 'zh', pictures: new Map(), pieces: new Map(), people: new Map(), floors: new Map() }
const much: Shown = { ...nothing, language: 'en', pictures: new Map([own(1), own(2)].map((path) => [path, picture])) }

test('there are at least 200 vectors, each once in its place', () => {
  const lists = [markup, ...Object.values(vectors)]
  for (const list of lists) expect(new Set(list.map((vector) => JSON.stringify(vector))).size).toBe(list.length)
  expect(lists.flat().length).toBeGreaterThanOrEqual(200)
})

const places = Map.groupBy(hostileDocuments, ({ place }) => place)

test.each([...places])('%s: every vector is refused with a reason, or shown as words', (_, documents) => {
  const wrong = documents.flatMap(({ document, vector }) => {
    const clean = cleanText(document, { pictures: 10 })
    if (!clean.ok) return richTextProblems.includes(clean.problem) ? [] : [[vector, clean.problem]]
    const found = [nothing, much].flatMap((shown) => forbiddenIn(renderHtml(clean.text.document, shown)))
    return found.map((complaint) => [vector, complaint])
  })
  expect(wrong).toEqual([])
})

test('markup written as text is read as it was written', () => {
  const words = markup.filter((line) => !/[\0\ufeff]/.test(line))
  for (const line of words) {
    const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: line }] }] }
    const clean = cleanText(document, { pictures: 10 })
    if (!clean.ok) throw new Error(clean.problem)
    const inside = renderHtml(clean.text.document, nothing).replace(/^<p>|<\/p>$/g, '')
    const shown = inside.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => characters[name] ?? '')
    expect(shown).toBe(line)
  }
})

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

test('markup in a nickname, in the title of a replay or as a tiny picture is words too', async () => {
  const document = {
    type: 'doc',
    content: [
      { type: 'quote', attrs: { floor: 1, uid: 1_000_001 }, content: [{ type: 'paragraph' }] },
      { type: 'paragraph', content: [{ type: 'mention', attrs: { uid: 1_000_001, label: 'x' } }] },
      { type: 'piece', attrs: { kind: 'replay', id: 1, stage: 2, frame: 60 } },
      { type: 'piece', attrs: { kind: 'painting', id: 1 } },
      { type: 'picture', attrs: { src: own(1) } },
    ],
  }
  const clean = cleanText(document, { pictures: 10 })
  if (!clean.ok) throw new Error(clean.problem)
  const painting = { src: '/pic/1.webp', width: 4, height: 3 }
  for (const words of markup) {
    const run = {
      src: '/card/8.svg',
      game: { zh: words, en: words },
      shot: { zh: words, en: words },
      rank: { mark: 'L', name: 'Lunatic' },
      score: '1,234',
      nick: words,
      stages: ['1', words],
      open: true,
    }
    const { html } = await renderText(clean.text.document, {
      language: 'zh',
      people: async (ids) => new Map(ids.map((id) => [id, words])),
      floors: async (numbers) => new Map(numbers.map((number) => [number, words])),
      pieces: async () =>
        new Map<string, ShownPiece>([
          [pieceKey('replay', 1), run],
          [pieceKey('painting', 1), { ...painting, title: words }],
        ]),
      pictures: async (paths) => new Map(paths.map((path) => [path, { ...picture, placeholder: words }])),
    })
    expect(forbiddenIn(html)).toEqual([])
  }
})

test.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<p style="position:fixed">x</p>',
  '<a class="rt-link" href="javascript:alert(1)">x</a>',
  '<img src="https://a.example/x.png" alt="">',
  '<p>a<b</p>',
  "<p title='x'>a</p>",
  '<p>&lt;&copy;</p>',
  '<p><p>a</p></p>',
  '<p>a',
  '<a href="/">a<a href="/">b</a></a>',
  '<div class="root">a</div>',
])('what looks at the HTML sees %s', (html) => {
  expect(forbiddenIn(html)).not.toEqual([])
})
