import { renderText } from '#core/rich-text/render-html.ts'
import { writeBlock } from '#rules/rich-text/block-data.ts'
import type { Block, Inline, RichDocument } from '#rules/rich-text/document.ts'
import { excerpt, plainText } from '#rules/rich-text/plain-text.ts'
import { readDocument } from '#rules/rich-text/read-document.ts'
import { phrases } from '../../../bench/fill-samples.ts'

const words = (text: string): Inline => ({ type: 'text', text })
const line = (...content: Inline[]): Block => ({ type: 'paragraph', content })
const mention = (uid: number): Inline => ({ type: 'mention', attrs: { uid, label: `试车员 ${uid - 1_000_000}` } })
const sentence = (from: number, count: number): string =>
  Array.from({ length: count }, (_, n) => phrases[(from * 7 + n * 3) % phrases.length]).join('，')

/** A post with three mentions, a gallery of three remote pictures and some words. */
export const heavyDocument = (from: number): RichDocument => ({
  type: 'doc',
  content: [
    line(words(sentence(from, 3)), mention(1_000_001), mention(1_000_002), mention(1_000_003)),
    {
      type: 'block',
      attrs: {
        component: 'gallery',
        data: writeBlock({ items: [1, 2, 3].map((n) => picture(from, n)) }),
        id: `g${from}`,
      },
    },
    line(words(`${sentence(from + 1, 2)} ${from}`)),
  ],
})

const picture = (from: number, n: number) => ({
  src: `https://pictures.example/${from}/${n}.jpg`,
  name: `${n}.jpg`,
  alt: '',
  size: 'N/A' as const,
  width: 0,
  height: 0,
})

/** A typical floor: one to three lines, sometimes a quote, a list or a mention. */
export const plainDocument = (from: number): RichDocument => ({
  type: 'doc',
  content: [
    ...(from % 5 === 0
      ? [
          {
            type: 'quote',
            attrs: { floor: 1, uid: 1_000_001, nick: '试车员 1' },
            content: [line(words(sentence(from, 1)))],
          } as const,
        ]
      : []),
    line(words(`${sentence(from, 1 + (from % 4))} ${from}`), ...(from % 7 === 0 ? [mention(1_000_001 + from)] : [])),
    ...(from % 3 === 0 ? [line({ ...words(sentence(from + 2, 2)), marks: [{ type: 'bold' }] })] : []),
    ...(from % 11 === 0
      ? [
          {
            type: 'bulletList',
            content: [1, 2, 3].map(
              (n) => ({ type: 'listItem', content: [line(words(sentence(from + n, 1)))] }) as const,
            ),
          } as const,
        ]
      : []),
  ],
})

/** Floors as the server stores them, rendered by the server's renderer. */
export async function sampleFloors(): Promise<readonly (readonly [html: string, words: string, excerpt: string])[]> {
  return Promise.all(
    Array.from({ length: 120 }, async (_, n) => {
      const sources = {
        language: 'zh',
        pictures: async () => new Map(),
        pieces: async () => new Map(),
        people: async (ids: readonly number[]) => new Map(ids.map((id) => [id, `试车员 ${id - 1_000_000}`])),
        floors: async (numbers: readonly number[]) => new Map(numbers.map((number) => [number, 'somebody'])),
      } as const
      const read = readDocument(n % 40 === 0 ? heavyDocument(n) : plainDocument(n))
      if (!read.ok) throw new Error(`the sample ${n} is refused: ${read.problem}`)
      const { html } = await renderText(read.document, sources)
      return [html, plainText(read.document), excerpt(read.document)] as const
    }),
  )
}
