import { describe, expect, test } from 'vitest'
import { writeBlock } from '../rich-text/block-data.ts'
import type { Block, Inline, RichDocument } from '../rich-text/document.ts'
import { linkKey, quotesIn, saidIn, saidInText } from './said.ts'

const own = 'sweets.example:8080'
const words = (text: string, href?: string): Inline => ({
  type: 'text',
  text,
  ...(href && { marks: [{ type: 'link', attrs: { href } }] }),
})
const line = (...content: Inline[]): Block => ({ type: 'paragraph', content })
const doc = (...content: Block[]): RichDocument => ({ type: 'doc', content })

describe('the key of a link', () => {
  test.each([
    ['https://Shop.Example/a/b/?from=x#top', 'shop.example/a/b'],
    ['http://www.shop.example', 'shop.example'],
    ['https://www.shop.example./', 'shop.example'],
    ['shop.example/a', 'shop.example/a'],
    ['HTTPS://shop.example:444/a', 'shop.example/a'],
    ['mailto:sales@shop.example?subject=x', 'mailto:shop.example'],
    ['/t/12', null],
    ['https://sweets.example/t/12', null],
    ['https://www.bilibili.com/video/BV1xx', null],
    ['https://m.bilibili.com/', null],
    ['https://zh.wikipedia.org/wiki/X', null],
    ['https://notbilibili.com/', 'notbilibili.com'],
    ['https://bilibili.com.evil.example/', 'bilibili.com.evil.example'],
    ['https://', null],
    ['https://link.zhihu.com/?target=https%3A%2F%2Fevil.example/x', 'evil.example/x'],
    ['https://link.zhihu.com/?target=evil.com/x', 'evil.com/x'],
    ['https://link.zhihu.com/?target=https%253A%252F%252Fevil.example/x', 'evil.example/x'],
    ['https://www.pixiv.net/jump.php?https://evil.example/x', 'evil.example/x'],
    ['https://www.youtube.com/redirect?event=x&q=https://evil.example/x', 'evil.example/x'],
    ['https://steamcommunity.com/linkfilter/?u=https://evil.example/x', 'evil.example/x'],
    ['https://link.zhihu.com/?target=https://link.zhihu.com/?target=https://evil.example', 'evil.example'],
    ['https://link.zhihu.com/?target=https://www.bilibili.com/video/BV1xx', null],
    ['https://www.bilibili.com/video/BV1?spm_id_from=333.1007.tianma.1-1-1.click', null],
    ['https://www.youtube.com/redirect?event=x&q=evil.example.com/x', 'evil.example.com/x'],
    ['https://link.zhihu.com/?target=ZXZpbA', 'link.zhihu.com?target=ZXZpbA'],
    ['https://link.zhihu.com/', null],
    ['https://evil.booth.pm/items/1', 'evil.booth.pm/items/1'],
    ['https://booth.pm/ja/items/1', null],
    ['https:evil.example/x', 'evil.example/x'],
  ])('%s is %s', (href, key) => {
    expect(linkKey(href, own)).toBe(key)
  })
})

describe('addresses in a plain text', () => {
  test.each([
    ['看这里 https://a.example/x，很好', ['a.example/x']],
    ['买号加abc-shop.top/q吧', ['abc-shop.top/q']],
    ['ａｂｃ.top', ['abc.top']],
    ['a\u200bbc.top', ['abc.top']],
    ['两次 a.top 与 http://www.a.top/?x=1', ['a.top']],
    ['th12_01.rpy 和 ver1.00b，0.52 分', []],
    ['写信到 me@mail.com', []],
    ['看 bilibili.com 和 https://sweets.example/r/abcd', []],
    ['e.g. this, i.e. that... 3.14', []],
    ['看 https:evil.example/x', ['evil.example/x']],
    ['看 //evil.ru、.evil.de 和 evil.sbs', ['evil.ru', 'evil.de', 'evil.sbs']],
    ['evil.icu evil.online evil.dev evil.app evil.co', ['evil.icu', 'evil.online', 'evil.dev', 'evil.app', 'evil.co']],
    ['ev\u00adil.ru', ['evil.ru']],
    ['1.2.3.4/x', ['1.2.3.4/x']],
    ['例子.中国', ['xn--fsqu00a.xn--fiqs8s']],
    ['example。com', ['example.com']],
    ['is it.it is', []],
    ['t.ly/x is.gd/y TH07.EX/PH', ['t.ly/x', 'is.gd/y']],
    ['evil.com_x evil.xn--fiqs8s evil。top/x', ['evil.com', 'evil.xn--fiqs8s', 'evil.top/x']],
    ['看例.com，例子.top/x', ['xn--fsqv67g.com', 'xn--fsqu00a.top/x']],
    ['mailto:a@evil.ru', ['mailto:evil.ru']],
    ['me@mail.evil.com', []],
  ])('%s: %j', (text, links) => {
    expect(saidInText(text, own)).toEqual({ words: text, links })
  })
  test('a long run of letters and dots is read quickly', () => {
    // Processor time: on a busy machine the clock also counts other programs.
    const from = process.cpuUsage()
    const runs = ['a-', 'a.', 'a@', '.a@', '字', '字.', '1.', '。', 'a。', 'http://', 'https://x.com/']
    for (const run of runs) saidInText(run.repeat(100_000), own)
    expect(process.cpuUsage(from).user / 1_000).toBeLessThan(3_000)
  })
})

describe('what a document says', () => {
  test('its words without quotes of floors, and its links, hidden ones too', () => {
    const hidden = writeBlock({ showing: 'open me', content: doc(line(words('inside', 'https://hidden.example/'))) })
    const document = doc(
      { type: 'quote', attrs: { floor: 2 }, content: [line(words('theirs', 'https://quoted.example/'))] },
      { type: 'quote', content: [line(words('mine'))] },
      line(words('half'), words('.example.com', 'https://link.example/'), words('/p')),
      line({ type: 'mention', attrs: { uid: 1_000_001, label: 'somebody' } }, words('end')),
      { type: 'block', attrs: { component: 'hidden', data: hidden, id: 'h' } },
    )
    const said = saidIn(document, own, () => true)
    expect(said.words.split('\n').filter(Boolean)).toEqual(['mine', 'half.example.com/p', 'end', 'open me', 'inside'])
    expect(said.links).toEqual(['link.example', 'hidden.example', 'half.example.com/p'])
    const forged = saidIn(document, own, (floor) => floor !== 2)
    expect(forged.words.split('\n').filter(Boolean).slice(0, 2)).toEqual(['theirs', 'mine'])
    expect(forged.links).toContain('quoted.example')
  })
  test('its quotes of floors, those inside others and inside hidden content too', () => {
    const quote = (floor: number, ...content: Block[]): Block => ({ type: 'quote', attrs: { floor }, content })
    const hidden = writeBlock({ showing: '', content: doc(quote(4, line(words('four')))) })
    const quotes = quotesIn(
      doc(
        quote(2, line(words('two', 'https://two.example/')), quote(3, line(words('three')))),
        { type: 'quote', content: [line(words('mine'))] },
        { type: 'block', attrs: { component: 'hidden', data: hidden, id: 'h' } },
      ),
    )
    expect(quotes.map(({ floor, words, links }) => [floor, words.split('\n').filter(Boolean), links])).toEqual([
      [2, ['two', 'three'], ['two.example']],
      [3, ['three'], []],
      [4, ['four'], []],
    ])
  })
  test('at most fifty links are compared', () => {
    const document = doc(...Array.from({ length: 80 }, (_, n) => line(words('x', `https://h${n}.example/`))))
    expect(saidIn(document, own, () => true).links).toHaveLength(50)
  })
})
