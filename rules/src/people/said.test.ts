import { describe, expect, test } from 'vitest'
import { writeBlock } from '../rich-text/block-data.ts'
import type { Block, Inline, RichDocument } from '../rich-text/document.ts'
import { linkKey, saidIn, saidInText } from './said.ts'

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
  ])('%s: %j', (text, links) => {
    expect(saidInText(text, own)).toEqual({ words: text, links, quotedLinks: [] })
  })
  test('a long run of letters and dots is read quickly', () => {
    const from = performance.now()
    for (const text of ['a-'.repeat(100_000), 'a.'.repeat(100_000), 'http://'.repeat(30_000)]) saidInText(text, own)
    expect(performance.now() - from).toBeLessThan(1_000)
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
    const said = saidIn(document, own)
    expect(said.words.split('\n').filter(Boolean)).toEqual(['mine', 'half.example.com/p', 'end', 'open me', 'inside'])
    expect(said.links).toEqual(['link.example', 'hidden.example', 'half.example.com/p'])
    expect(said.quotedLinks).toEqual(['quoted.example'])
  })
  test('at most fifty links are compared', () => {
    const document = doc(...Array.from({ length: 80 }, (_, n) => line(words('x', `https://h${n}.example/`))))
    expect(saidIn(document, own).links).toHaveLength(50)
  })
})
