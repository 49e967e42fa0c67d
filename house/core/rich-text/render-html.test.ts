import { describe, expect, test } from 'vitest'
import { writeBlock } from '#rules/rich-text/block-data.ts'
import type { Block, Inline, RichDocument } from '#rules/rich-text/document.ts'
import { renderHtml, renderText } from './render-html.ts'
import { pieceKey, type Shown, type ShownPiece } from './sources.ts'

const own = (n: number) => `/pic/${n.toString(16).padStart(64, '0')}.png`
const text = (words: string, ...types: ('bold' | 'italic')[]): Inline =>
  types.length > 0
    ? { type: 'text', text: words, marks: types.map((type) => ({ type })) }
    : { type: 'text', text: words }
const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', content })
const doc = (...content: Block[]): RichDocument => ({ type: 'doc', content })

const picture = {
  src: '/pic/1.webp',
  width: 800,
  height: 600,
  placeholder: 'data:image/webp;base64,UklG',
  sources: [{ type: 'image/avif', srcset: '/pic/1.480.avif 480w' }],
}
const shown: Shown = {
  language: 'zh',
  pictures: new Map([[own(1), picture]]),
  pieces: new Map<string, ShownPiece>([
    [
      pieceKey('replay', 7),
      {
        src: '/art/card-8.svg',
        game: { zh: '永夜抄', en: 'Imperishable Night' },
        shot: { zh: '结界组', en: 'Border Team' },
        rank: { mark: 'L', name: 'Lunatic' },
        score: '1,234,567',
        nick: '<甜>',
        stages: ['1', '4A'],
        open: true,
      },
    ],
    [pieceKey('painting', 7), { src: '/pic/7.webp', title: '画', width: 400, height: 600 }],
  ]),
  people: new Map([[1_000_001, '新名字']]),
  floors: new Map([[3, '楼<主>']]),
}
const html = (...content: Block[]) => renderHtml(doc(...content), shown)

test('marks over several parts are opened once', () => {
  const link = { type: 'link', attrs: { href: '/ms?t=1&p=2' } } as const
  const line = paragraph(
    { type: 'text', text: '前', marks: [link] },
    { type: 'text', text: '中', marks: [link, { type: 'bold' }] },
    { type: 'text', text: '后', marks: [link] },
    text('外', 'bold', 'italic'),
    text('面', 'italic'),
  )
  expect(html(line)).toBe(
    '<p><a class="rt-link" href="/ms?t=1&amp;p=2" rel="nofollow ugc noopener" target="_blank">前<strong>中</strong>后</a>' +
      '<strong><em>外</em></strong><em>面</em></p>',
  )
})

test('a size, a colour, an alignment and an empty line', () => {
  const coloured = paragraph({
    type: 'text',
    text: '大',
    marks: [
      { type: 'size', attrs: { pt: 24 } },
      { type: 'colour', attrs: { hex: '#cc3366' } },
      { type: 'back', attrs: { hex: '#fff8ee' } },
    ],
  })
  expect(html(coloured, { type: 'heading', attrs: { level: 2, align: 'end' } }, { type: 'paragraph' })).toBe(
    '<p><span style="font-size:24pt"><span style="color:#cc3366"><span style="background-color:#fff8ee">大</span></span></span></p>' +
      '<h3 style="text-align:end"><br></h3><p><br></p>',
  )
})

test('people have the name they have now; who is gone keeps the one written', () => {
  const mention = (uid: number): Inline => ({
    type: 'mention',
    attrs: { uid, label: '旧名字' },
    marks: [{ type: 'link', attrs: { href: '/' } }],
  })
  expect(html(paragraph(mention(1_000_001), mention(1_000_002)))).toBe(
    '<p><a class="rt-mention" href="/p/1000001" target="_blank" rel="noopener">@新名字</a><span class="rt-mention">@旧名字</span></p>',
  )
})

test('a quote names who wrote the floor, whatever the text says', () => {
  const quote = (floor?: number) =>
    html({
      type: 'quote',
      attrs: { ...(floor && { floor }), uid: 1_000_001, nick: '旧' },
      content: [paragraph(text('是'))],
    })
  expect(quote(3)).toBe(
    '<blockquote class="rt-quote" data-floor="3"><cite><a href="#f3">#3 楼&lt;主&gt;</a></cite><p>是</p></blockquote>',
  )
  expect(quote(4)).toBe(
    '<blockquote class="rt-quote" data-floor="4"><cite><a href="#f4">#4</a></cite><p>是</p></blockquote>',
  )
  expect(quote()).toBe('<blockquote class="rt-quote"><p>是</p></blockquote>')
})

test('emoji are as large as their set, with words in the language of the text', () => {
  const smile = paragraph({ type: 'emoji', attrs: { set: 'default', name: 'smile' } })
  const beam = paragraph({ type: 'emoji', attrs: { set: 'ultraman', name: 'beam' } })
  expect(html(smile)).toBe(
    '<p><img class="rt-emoji" src="/emoji/default/smile.svg" alt="微笑" width="50" height="50" loading="lazy"></p>',
  )
  expect(renderHtml(doc(beam), { ...shown, language: 'en' })).toContain('alt="beam" width="100" height="100"')
})

test('pictures come in sizes with their place kept; one that is gone says so; one from elsewhere is a link', () => {
  expect(html({ type: 'picture', attrs: { src: own(1), alt: '蛋"糕' } })).toBe(
    '<figure class="rt-figure"><picture><source type="image/avif" srcset="/pic/1.480.avif 480w" sizes="(max-width: 767px) calc(100vw - 32px), 720px">' +
      '<img class="rt-pic" src="/pic/1.webp" alt="蛋&quot;糕" width="800" height="600" loading="lazy" decoding="async" style="background-image:url(data:image/webp;base64,UklG)"></picture></figure>',
  )
  expect(html({ type: 'picture', attrs: { src: own(2) } })).toBe(
    '<figure class="rt-figure"><span class="rt-gone">图片已经不在了</span></figure>',
  )
  expect(html({ type: 'picture', attrs: { src: 'https://a.example/x.png' } })).toBe(
    '<figure class="rt-figure"><a class="rt-remote" href="https://a.example/x.png" rel="nofollow ugc noopener" target="_blank">查看站外图片（a.example）</a></figure>',
  )
})

test('runs are cards and paintings pictures, and both lead to their pages', () => {
  expect(html({ type: 'piece', attrs: { kind: 'replay', id: 7 } })).toBe(
    '<a class="run-card" href="/r/0007" target="_blank" rel="noopener"><img src="/art/card-8.svg" alt="" width="96" height="72" loading="lazy">' +
      '<span class="run-words"><span><b><span lang="zh">永夜抄 · 结界组</span><span lang="en">Imperishable Night · Border Team</span></b>' +
      '<i data-rank="L">Lunatic</i></span><strong>1,234,567</strong><small>&lt;甜&gt;</small></span></a>',
  )
  expect(html({ type: 'piece', attrs: { kind: 'painting', id: 7 } })).toContain('href="/e/7"')
  expect(html({ type: 'piece', attrs: { kind: 'painting', id: 7 } })).toContain('width="200" height="300"')
  expect(html({ type: 'piece', attrs: { kind: 'painting', id: 8 } })).toBe(
    '<p class="rt-gone">这里放的作品已经不在了</p>',
  )
})

test('a gallery and a hidden block carry what opens them again', () => {
  const items = [own(1), 'https://a.example/x.png'].map((src) => ({
    src,
    name: '',
    alt: '',
    size: 1,
    width: 1,
    height: 1,
  }))
  const gallery: Block = { type: 'block', attrs: { component: 'gallery', id: 'g', data: writeBlock({ items }) } }
  const data = writeBlock({ showing: ' ', content: doc(gallery) })
  const made = html({ type: 'block', attrs: { component: 'hidden', id: 'h', data } })
  expect(made).toContain(
    `<details class="rt-hidden" data-component="hidden" data-json="${data}" id="b-h" contenteditable="false"><summary>点开查看隐藏内容</summary><div class="rt-inside" data-nosnippet="">`,
  )
  expect(made).toContain('<div class="rt-gallery" data-component="gallery" data-json="')
  expect(made).toContain('<figure class="rt-slide" id="b-g-1"><picture>')
  expect(made).toContain('sizes="400px"')
  expect(made).toContain(
    '<div class="rt-thumbs"><a href="#b-g-1" aria-label="第 1 张，共 2 张"><img class="rt-thumb" src="/pic/1.480.avif"',
  )
  expect(made).toContain('<a href="#b-g-2" aria-label="第 2 张，共 2 张">2</a>')
})

test('only what a text has is asked for', async () => {
  const never = () => Promise.reject(new Error('asked'))
  const sources = { language: 'zh', pictures: never, pieces: never, people: never, floors: never } as const
  expect(await renderText(doc(paragraph(text('字'))), sources)).toEqual({ html: '<p>字</p>' })
  await expect(renderText(doc({ type: 'picture', attrs: { src: own(1) } }), sources)).rejects.toThrow('asked')
})

test('a head of a table is a heading, another cell is none', () => {
  const cell = (type: 'tableHeader' | 'tableCell', words: string) => ({ type, content: [paragraph(text(words))] })
  const row = { type: 'tableRow', content: [cell('tableHeader', 'a'), cell('tableCell', 'b')] }
  const table = { type: 'table', content: [row] } as Block
  expect(html(table)).toContain('<tr><th><p>a</p></th><td><p>b</p></td></tr>')
})

test('a slide is 300 pixels high and at most as wide as the text, at least one pixel', () => {
  const sizesOf = (width: number, height: number) => {
    const data = writeBlock({ items: [{ src: own(1), name: '', alt: '', size: 1, width, height }] })
    const gallery: Block = { type: 'block', attrs: { component: 'gallery', data, id: 'g1' } }
    const pictures = new Map([[own(1), { ...picture, width, height }]])
    return /sizes="([^"]*)"/.exec(renderHtml(doc(gallery), { ...shown, pictures }))?.[1]
  }
  expect(sizesOf(400, 300)).toBe('400px')
  expect(sizesOf(3_000, 300)).toBe('720px')
  expect(sizesOf(1, 4_000)).toBe('1px')
  expect(sizesOf(2, 1)).toBe('600px')
})

describe('a moment of a run', () => {
  const at = (stage: number, frame: number) => html({ type: 'piece', attrs: { kind: 'replay', id: 7, stage, frame } })

  test('shows the field, and says its stage and time in both languages', () => {
    expect(at(2, 5_120)).toContain('href="/r/0007#s=2&amp;f=5120"')
    expect(at(2, 5_120)).toContain(
      '<img class="run-field" src="/moment/0007-2-5120.svg" alt="" width="96" height="112" loading="lazy">',
    )
    expect(at(2, 5_120)).toContain('<em><span lang="zh">4A 面 · 1:25</span><span lang="en">Stage 4A · 1:25</span></em>')
  })

  test('of a stage that the run does not have is the whole run', () => {
    expect(at(3, 5_120)).toBe(html({ type: 'piece', attrs: { kind: 'replay', id: 7 } }))
  })

  test('of a closed file keeps the picture of the game', () => {
    const [key, run] = [pieceKey('replay', 7), shown.pieces.get(pieceKey('replay', 7))]
    if (!run || !('game' in run)) throw new Error('no run')
    const closed = { ...shown, pieces: new Map([[key, { ...run, open: false }]]) }
    const card = renderHtml(doc({ type: 'piece', attrs: { kind: 'replay', id: 7, stage: 2, frame: 60 } }), closed)
    expect(card).toContain('src="/art/card-8.svg"')
    expect(card).not.toContain('/moment/')
    expect(card).toContain('4A 面 · 0:01')
  })
})
