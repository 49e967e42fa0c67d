import { expect, test } from 'vitest'
import { isPictureSource, isSafeLink } from './addresses.ts'

const hash = 'a'.repeat(64)

test.each([
  `/pic/${hash}.jpg`,
  `/pic/${hash}.gif`,
  'http://a.example/b.png',
  'https://i0.site.example/a/b/C1.JPEG',
  'https://a.example/.bmp',
])('%s is a picture', (src) => {
  expect(isPictureSource(src)).toBe(true)
})

test.each([
  '',
  '/pic/../x.png',
  `/pic/${hash}.webp`,
  `/pic/${hash}.svg`,
  `//a.example/${hash}.png`,
  'ftp://a.example/b.png',
  'https://a.example/b.svg',
  'https://a.example/b.png?x=1',
  'https://a.example/b.png#x',
  'https://u@a.example/b.png',
  'https://a.example/b".png',
  'https:///b.png',
  'https://a.example/b.png\n',
  'data:image/png;base64,AAAA.png',
  `https://a.example/${'a'.repeat(500)}.png`,
])('%j is none', (src) => {
  expect(isPictureSource(src)).toBe(false)
})

test.each(['/', '/ms?t=1#f3', 'http://a', 'HTTPS://a.example:8080/x?y=(z)', 'mailto:a.b+c@d.example', 'https://a/x@y'])(
  '%s leads somewhere',
  (href) => {
    expect(isSafeLink(href)).toBe(true)
  },
)

test.each([
  '',
  'a',
  '#x',
  '//a.example',
  '/\\a.example',
  'https://a@b.example',
  'https:/a',
  'https:///a',
  'javascript:alert(1)',
  ' https://a',
  'https://a b',
  'https://a"b',
  "https://a'b",
  'https://a<b',
  'https://a\u202eb',
  'https://a\0',
  'java\nscript:alert(1)',
  'mailto:a@b?bcc=c@d',
  'data:text/html,x',
  `https://a/${'a'.repeat(2_000)}`,
])('%j leads nowhere safe', (href) => {
  expect(isSafeLink(href)).toBe(false)
})
