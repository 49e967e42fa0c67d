import type { Feed } from './feed.ts'

/** RSS 2.0. */
export const writeRss = (feed: Feed): string =>
  `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
${[
  tag('title', feed.title),
  tag('link', feed.page),
  `<atom:link rel="self" type="application/rss+xml" href="${xml(feed.self)}"/>`,
  tag('description', feed.description),
  tag('language', languageTag(feed)),
  ...(feed.updated ? [tag('lastBuildDate', feed.updated.toUTCString())] : []),
  ...feed.entries.map((entry) =>
    [
      '<item>',
      tag('title', entry.title),
      tag('link', entry.link),
      `<guid isPermaLink="true">${xml(entry.link)}</guid>`,
      tag('pubDate', entry.at.toUTCString()),
      tag('dc:creator', entry.author),
      tag('category', entry.category),
      tag('description', entry.text),
      '</item>',
    ].join('\n'),
  ),
].join('\n')}
</channel></rss>
`

/** Atom 1.0 (RFC 4287). */
export const writeAtom = (feed: Feed): string =>
  `${declaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(feed)}">
${[
  tag('id', feed.self),
  tag('title', feed.title),
  tag('subtitle', feed.description),
  // Atom requires `updated`; an empty feed gets the epoch.
  tag('updated', (feed.updated ?? new Date(0)).toISOString()),
  `<link rel="self" type="application/atom+xml" href="${xml(feed.self)}"/>`,
  `<link rel="alternate" type="text/html" href="${xml(feed.page)}"/>`,
  ...feed.entries.map((entry) =>
    [
      '<entry>',
      tag('id', entry.link),
      tag('title', entry.title),
      `<link rel="alternate" type="text/html" href="${xml(entry.link)}"/>`,
      tag('published', entry.at.toISOString()),
      tag('updated', entry.at.toISOString()),
      `<author>${tag('name', entry.author)}</author>`,
      `<category term="${xml(entry.category)}"/>`,
      tag('summary', entry.text),
      '</entry>',
    ].join('\n'),
  ),
].join('\n')}
</feed>
`

const declaration = '<?xml version="1.0" encoding="utf-8"?>\n'

const languageTag = ({ language }: Feed): string => (language === 'zh' ? 'zh-CN' : 'en')

const tag = (name: string, text: string): string => `<${name}>${xml(text)}</${name}>`

/** Escapes text for XML 1.0 and drops the characters that XML forbids. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
