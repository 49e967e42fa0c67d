import { describe, expect, test } from 'vitest'
import { writeBlock } from '#rules/rich-text/block-data.ts'
import type { Block, GalleryItem, Inline, Mark } from '#rules/rich-text/document.ts'
import { attributes, escapeHtml } from './html.ts'
import { renderHtml, renderText } from './render-html.ts'
import { renderInline } from './render-inline.ts'
import { pieceKey, type RenderSources, type Shown, type ShownPicture } from './sources.ts'

const own = (n: number) => `/pic/${n.toString(16).padStart(64, '0')}.png`
const picture = (width: number, height: number, more: Partial<ShownPicture> = {}): ShownPicture => ({
  src: '/pic/cake.png',
  width,
  height,
  placeholder: '',
  sources: [],
  ...more,
})
const nothing: Shown = {
  language: 'en',
  pictures: new Map(),
  pieces: new Map(),
  people: new Map(),
  floors: new Map(),
}
const html = (block: Block, shown: Partial<Shown> = {}) =>
  renderHtml({ type: 'doc', content: [block] }, { ...nothing, ...shown })
const text = (words: string, ...marks: Mark[]): Inline => ({ type: 'text', text: words, ...(marks[0] && { marks }) })
const paragraph = (words: string): Block => ({ type: 'paragraph', content: [text(words)] })

describe('blocks', () => {
  test('a table says which cells are heads and how far they reach', () => {
    const table: Block = {
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', attrs: { colspan: 2 }, content: [paragraph('head')] }] },
        {
          type: 'tableRow',
          content: [{ type: 'tableCell', attrs: { rowspan: 3 }, content: [paragraph('a')] }, { type: 'tableCell' }],
        },
        { type: 'tableRow' },
      ],
    }
    expect(html(table)).toMatch(
      /^<div class="rt-table" role="group" tabindex="0" aria-label="[^"]+"><table><tbody><tr><th colspan="2"><p>head<\/p><\/th><\/tr><tr><td rowspan="3"><p>a<\/p><\/td><td><\/td><\/tr><tr><\/tr><\/tbody><\/table><\/div>$/,
    )
  })

  test('lists, code, rules and quotations', () => {
    const items = [{ type: 'listItem', content: [paragraph('one')] }, { type: 'listItem' }] as const
    expect(html({ type: 'bulletList', content: items })).toBe('<ul><li><p>one</p></li><li></li></ul>')
    expect(html({ type: 'orderedList', attrs: { start: 4 }, content: items })).toBe(
      '<ol start="4"><li><p>one</p></li><li></li></ol>',
    )
    expect(html({ type: 'orderedList' })).toBe('<ol></ol>')
    const code = { type: 'text', text: 'a < b' } as const
    expect(html({ type: 'codeBlock', attrs: { language: 'c' }, content: [code, code] })).toBe(
      '<pre data-language="c"><code>a &lt; ba &lt; b</code></pre>',
    )
    expect(html({ type: 'codeBlock' })).toBe('<pre><code></code></pre>')
    expect(html({ type: 'horizontalRule' })).toBe('<hr>')
    expect(html({ type: 'blockquote', content: [paragraph('said')] })).toBe('<blockquote><p>said</p></blockquote>')
    expect(html({ type: 'heading', attrs: { level: 3 }, content: [] })).toBe('<h4><br></h4>')
  })

  test.each([
    [400, 600, 200],
    [1, 1_000, 1],
    [2, 1, 600],
    [3, 0, 900],
  ])('a painting of %i × %i is %i px wide and 300 high', (width, height, wide) => {
    const piece = { src: '/pic/7.webp', title: 'Cake', width, height }
    const pieces = new Map([[pieceKey('painting', 7), piece]])
    expect(html({ type: 'piece', attrs: { kind: 'painting', id: 7 } }, { pieces })).toContain(
      `width="${wide}" height="300"`,
    )
  })
})

describe('a line', () => {
  const line = (...nodes: Inline[]) => renderInline(nodes, nothing)
  const link: Mark = { type: 'link', attrs: { href: '/' } }
  const anchor = '<a class="rt-link" href="/" rel="nofollow ugc noopener" target="_blank">'

  test('each mark has its tag', () => {
    const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code', subscript: 'sub' } as const
    for (const [type, tag] of Object.entries(tags) as [keyof typeof tags, string][]) {
      expect(line(text('x', { type }))).toBe(`<${tag}>x</${tag}>`)
    }
    expect(line(text('x', { type: 'superscript' }), { type: 'hardBreak' })).toBe('<sup>x</sup><br>')
  })

  test('marks in common stay open, and those after them are closed the other way round', () => {
    expect(
      line(
        text('a', link, { type: 'bold' }, { type: 'italic' }),
        text('b', link, { type: 'bold' }, { type: 'code' }),
        text('c', link),
        text('d'),
      ),
    ).toBe(`${anchor}<strong><em>a</em><code>b</code></strong>c</a>d`)
  })

  test('a link to one place ends where one to another begins', () => {
    const other: Mark = { type: 'link', attrs: { href: '/x' } }
    expect(line(text('a', link), text('b', other))).toBe(`${anchor}a</a>${anchor.replace('"/"', '"/x"')}b</a>`)
  })

  test('an emoji keeps its other marks and no link', () => {
    const emoji: Inline = { type: 'emoji', attrs: { set: 'default', name: 'smile' }, marks: [link, { type: 'bold' }] }
    expect(line(emoji)).toMatch(/^<strong><img class="rt-emoji"[^>]+><\/strong>$/)
  })

  test('an own emoji is its copy; without one it is a word, or a link to where it is', () => {
    const emoji = (src: string): Inline => ({ type: 'emoji', attrs: { set: 'own', src } })
    const pictures = new Map([['https://a.example/e.gif', picture(9, 9, { src: '/pic/copy.gif' })]])
    expect(renderInline([emoji('https://a.example/e.gif')], { ...nothing, pictures })).toMatch(
      /^<img class="rt-emoji" src="\/pic\/copy.gif" alt="[^"]+" width="50" height="50" loading="lazy">$/,
    )
    expect(line(emoji('https://a.example/e.gif'))).toMatch(/^<a class="rt-remote" href="https:\/\/a.example\/e.gif"/)
    expect(line(emoji(own(1)))).toMatch(/^\w+( \w+)*$/)
  })
})

describe('a gallery', () => {
  const gallery = (sizes: readonly ShownPicture[], more: Partial<GalleryItem> = {}) => {
    const items = sizes.map((_, n) => ({ src: own(n), name: '', alt: '', size: 1, width: 1, height: 1, ...more }))
    const block: Block = { type: 'block', attrs: { component: 'gallery', id: 'g', data: writeBlock({ items }) } }
    return html(block, { pictures: new Map(sizes.map((size, n) => [own(n), size])) })
  }

  test.each([
    [400, 300, 400],
    [3_000, 300, 720],
    [721, 300, 720],
    [719, 300, 719],
    [1, 1_000, 1],
    [2, 1, 600],
    [2, 0, 600],
  ])('a picture of %i × %i is said to be %i px wide', (width, height, wide) => {
    const sources = [{ type: 'image/avif', srcset: '/a 1w' }]
    expect(gallery([picture(width, height, { sources })])).toContain(`sizes="${wide}px"`)
  })

  test('slides and thumbnails are numbered from one', () => {
    const made = gallery([picture(1, 1), picture(1, 1)])
    expect(made).toContain('<div class="rt-slides" role="group" tabindex="0" aria-label=')
    expect([...made.matchAll(/ id="(b-g-\d)"| href="#(b-g-\d)"/g)].map(([, id, href]) => id ?? href)).toEqual([
      ...['b-g-1', 'b-g-2'],
      ...['b-g-1', 'b-g-2'],
    ])
    const labels = [...made.matchAll(/aria-label="([^"]+)"/g)].map(([, label = '']) => label.match(/\d+/g)?.map(Number))
    expect(labels).toEqual([[2], [1, 2], [2, 2]])
  })

  test('a thumbnail is the narrowest of the widest understood format, or the picture itself', () => {
    const sources = [
      { type: 'image/avif', srcset: '/a.480.avif 480w, /a.avif 900w' },
      { type: 'image/webp', srcset: '/a.480.webp 480w, /a.webp 900w' },
    ]
    const thumb = (src: string) =>
      `<img class="rt-thumb" src="${src}" alt="" width="72" height="48" loading="lazy"></a></div>`
    expect(gallery([picture(900, 9, { sources })])).toContain(thumb('/a.480.webp'))
    expect(gallery([picture(900, 9)])).toContain(thumb('/pic/cake.png'))
  })

  test('the thumbnail of a picture from elsewhere is its number', () => {
    expect(gallery([picture(1, 1), picture(1, 1)], { src: 'https://a.example/x.png' })).toMatch(
      />1<\/a><a [^>]+>2<\/a><\/div>/,
    )
  })
})

describe('a single picture', () => {
  const figure = (placeholder: string) =>
    html({ type: 'picture', attrs: { src: own(1) } }, { pictures: new Map([[own(1), picture(8, 6, { placeholder })]]) })

  test('shows its preview only if that is a preview', () => {
    expect(figure('data:image/webp;base64,UklG')).toContain('style="background-image:url(data:image/webp;base64,UklG)"')
    expect(figure('')).not.toContain('style')
    expect(figure('data:image/webp;base64,UklG);color:red')).not.toContain('style')
  })

  test('from elsewhere is a link with its own words, else with its host', () => {
    const remote = (src: string, alt?: string) =>
      html({ type: 'picture', attrs: { src, ...(alt && { alt }) } }).replace(/<[^>]+>/g, '')
    expect(remote('https://a.example/x.png', 'A cake')).toBe('A cake')
    expect(remote('HTTP://b.example/x.png')).toContain('b.example')
  })
})

test('what is undefined is no attribute; what is empty or null is', () => {
  expect(attributes({ a: undefined, b: '', c: 0, d: `<&>"'` })).toBe(' b="" c="0" d="&lt;&amp;&gt;&quot;&#39;"')
  expect(escapeHtml('plain')).toBe('plain')
})

describe('of what a text refers to', () => {
  const cases: readonly (readonly [keyof Omit<RenderSources, 'language'>, Block, unknown])[] = [
    ['pictures', { type: 'picture', attrs: { src: own(1) } }, [own(1)]],
    ['pictures', { type: 'picture', attrs: { src: 'https://a.example/x.png' } }, ['https://a.example/x.png']],
    ['pieces', { type: 'piece', attrs: { kind: 'replay', id: 7 } }, [{ kind: 'replay', id: 7 }]],
    ['people', { type: 'paragraph', content: [{ type: 'mention', attrs: { uid: 5, label: 'x' } }] }, [5]],
    ['floors', { type: 'quote', attrs: { floor: 3 }, content: [] }, [3]],
  ]
  test.each(cases)('%s alone are asked for', async (name, block, wanted) => {
    const asked: unknown[] = []
    const ask = (kind: string) => async (what: unknown) => {
      asked.push([kind, what])
      return new Map()
    }
    const sources = {
      language: 'en',
      pictures: ask('pictures'),
      pieces: ask('pieces'),
      people: ask('people'),
      floors: ask('floors'),
    } as const
    await renderText({ type: 'doc', content: [block] }, sources)
    expect(asked).toEqual([[name, wanted]])
  })
})
