import { markup } from './xss-markup.ts'
import { data, hrefs, names, nodes, pictureUrls, values } from './xss-vectors.ts'

export interface HostileDocument {
  /** The part of the document that contains the vector. */
  readonly place: string
  readonly vector: unknown
  readonly document: unknown
}

/** One document for every attack vector in every part of a document that can contain it. */
export const hostileDocuments: readonly HostileDocument[] = [
  ...into('text', markup, (words) => paragraph(text(words))),
  ...into('marked text', markup, (words) => paragraph(text(words, { type: 'bold' }, { type: 'code' }))),
  ...into('heading', markup, (words) => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] })),
  ...into('code', markup, (words) => ({ type: 'codeBlock', content: [text(words)] })),
  ...into('cell', markup, (words) => table({}, paragraph(text(words)))),
  ...into('mention', markup, (label) => paragraph({ type: 'mention', attrs: { uid: 1_000_002, label } })),
  ...into('nickname', markup, (nick) => ({ type: 'quote', attrs: { floor: 1, nick }, content: [paragraph()] })),
  ...into('alt', markup, (alt) => ({ type: 'picture', attrs: { src: own(1), alt } })),
  ...into('alt of a link', markup, (alt) => ({ type: 'picture', attrs: { src: 'https://a.example/x.png', alt } })),
  ...into('gallery name', markup, (name) => gallery({ name })),
  ...into('gallery alt', markup, (alt) => gallery({ alt })),
  ...into('hidden title', markup, (showing) => hidden(showing)),
  ...into('hidden text', markup, (words) => hidden('', paragraph(text(words)))),
  ...into('link', hrefs, (href) => paragraph(text('x', { type: 'link', attrs: { href } }))),
  ...into('hidden link', hrefs, (href) => hidden('', paragraph(text('x', { type: 'link', attrs: { href } })))),
  ...into('picture', pictureUrls, (src) => ({ type: 'picture', attrs: { src } })),
  ...into('gallery picture', pictureUrls, (src) => gallery({ src })),
  ...into('own emoji', pictureUrls, (src) => paragraph({ type: 'emoji', attrs: { set: 'own', src } })),
  ...into('emoji name', pictureUrls, (name) => paragraph({ type: 'emoji', attrs: { set: 'default', name } })),
  ...into('colour', values, (hex) => paragraph(text('x', { type: 'colour', attrs: { hex } }))),
  ...into('back', values, (hex) => paragraph(text('x', { type: 'back', attrs: { hex } }))),
  ...into('size', values, (pt) => paragraph(text('x', { type: 'size', attrs: { pt } }))),
  ...into('align', values, (align) => ({ type: 'paragraph', attrs: { align } })),
  ...into('language', values, (language) => ({ type: 'codeBlock', attrs: { language }, content: [text('x')] })),
  ...into('span', values, (colspan) => table({ colspan }, paragraph())),
  ...into('start', values, (start) => ({
    type: 'orderedList',
    attrs: { start },
    content: [{ type: 'listItem', content: [paragraph()] }],
  })),
  ...into('gallery size', values, (size) => gallery({ size })),
  ...into('gallery width', values, (width) => gallery({ width })),
  ...into('component', names, (component) => block({ component })),
  ...into('id', names, (id) => block({ id })),
  ...into('gallery data', data, (given) => block({ data: packed(given) })),
  ...into('hidden data', data, (given) => block({ component: 'hidden', data: packed(given) })),
  ...into('node', nodes, (node) => node),
  ...into('hidden node', nodes, (node) => hidden('', node)),
]

export function own(n: number): string {
  return `/pic/${String(n).padStart(64, '0')}.png`
}

function into<T>(place: string, vectors: readonly T[], node: (vector: T) => unknown): HostileDocument[] {
  return vectors.map((vector) => ({ place, vector, document: doc(node(vector)) }))
}

function doc(...content: unknown[]) {
  return { type: 'doc', content }
}
function paragraph(...content: unknown[]) {
  return { type: 'paragraph', content }
}
function text(words: string, ...marks: unknown[]) {
  return { type: 'text', text: words, marks }
}
function table(attrs: object, inside: unknown) {
  return { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', attrs, content: [inside] }] }] }
}
function block(attrs: object) {
  return { type: 'block', attrs: { component: 'gallery', data: packed(galleryData({})), id: 'a', ...attrs } }
}
function gallery(first: object) {
  return block({ data: packed(galleryData(first)) })
}
function hidden(showing: string, ...content: unknown[]) {
  const inside = content.length > 0 ? content : [paragraph()]
  return block({ component: 'hidden', data: packed({ showing, content: doc(...inside) }) })
}
function galleryData(first: object) {
  const item = { name: '', alt: '', size: 1, width: 4, height: 3 }
  return {
    items: [
      { ...item, src: own(1), ...first },
      { ...item, src: own(2) },
    ],
  }
}
function packed(given: unknown): string {
  return typeof given === 'string' ? given : Buffer.from(JSON.stringify(given)).toString('base64')
}
