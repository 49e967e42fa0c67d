import { blockContent } from '../rich-text/block-data.ts'
import type { RichDocument, RichNode } from '../rich-text/document.ts'
import { isHarmlessHost } from './harmless-hosts.ts'

/** What somebody says in a post in their own words, as the rules against spam compare it. */
export interface Said {
  /** The text without quotes of other floors and without the names of mentioned members. */
  readonly words: string
  /** External links that may wait, each once: see `linkKey`. */
  readonly links: readonly string[]
  /** The same of links inside quotes of floors: who quotes a link does not spread it anew. */
  readonly quotedLinks: readonly string[]
}

/** A post says at most this many links that are compared. */
const linksMost = 50

/** What a document says; `own` is the host of the site. */
export function saidIn(document: RichDocument, own: string): Said {
  const said = { lines: [] as string[], hrefs: [] as string[] }
  const quoted = { lines: [] as string[], hrefs: [] as string[] }
  hear(document, said, quoted)
  const words = said.lines.join('\n')
  return {
    words,
    links: linkKeys([...said.hrefs, ...addressesIn(words)], own),
    quotedLinks: linkKeys([...quoted.hrefs, ...addressesIn(quoted.lines.join('\n'))], own),
  }
}

/** What a plain text says. */
export const saidInText = (text: string, own: string): Said => ({
  words: text,
  links: linkKeys(addressesIn(text), own),
  quotedLinks: [],
})

interface Heard {
  readonly lines: string[]
  readonly hrefs: string[]
}

/** Text of neighbouring nodes of one block is joined, so that marks in the middle of an address do not hide it. */
function hear(node: RichNode, into: Heard, quoted: Heard): void {
  if ('marks' in node) for (const mark of node.marks ?? []) if (mark.type === 'link') into.hrefs.push(mark.attrs.href)
  if (node.type === 'text') into.lines.push((into.lines.pop() ?? '') + node.text)
  if (node.type === 'block') {
    const { component, data } = blockContent(node)
    if (component === 'hidden') {
      into.lines.push(data.showing)
      hear(data.content, into, quoted)
    }
    return
  }
  if (!('content' in node)) return
  // A quote that names no floor is the writer's own words.
  const next = node.type === 'quote' && node.attrs?.floor ? quoted : into
  if (node.type !== 'doc') next.lines.push('')
  for (const child of node.content ?? []) {
    if (child.type === 'hardBreak') next.lines.push('')
    hear(child, next, quoted)
  }
  next.lines.push('')
}

/** Addresses written out in a text, with or without a protocol in front. Bare names count if they end like a site's. */
function addressesIn(text: string): string[] {
  const plain = text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return Array.from(plain.matchAll(address), ([found]) => found)
}

const path = String.raw`[\w\-./?#%&=+~:@$*]`
const endings =
  'com|net|org|cn|cc|top|xyz|vip|club|shop|site|online|icu|info|link|live|ru|tk|me|io|gg|app|fun|store|tv|jp|tw|hk'
const address = new RegExp(
  String.raw`https?://${path}+|(?<![\w@./-])(?:[a-z0-9-]+\.)+(?:${endings})(?![\w-]|\.\w)(?:/${path}*)?`,
  'gi',
)

/** The keys of links that are neither the site's own nor lead to harmless hosts, each once. */
const linkKeys = (hrefs: readonly string[], own: string): string[] => {
  const keys = new Set<string>()
  for (const href of hrefs) {
    const key = linkKey(href, own)
    if (key !== null) keys.add(key)
    if (keys.size === linksMost) break
  }
  return [...keys]
}

/**
 * What stays the same of a link however it is decorated: host and path, without `www.`, query and anchor. Null for links
 * that never wait: those of the site (`own` is its host) and of harmless hosts.
 */
export function linkKey(href: string, own: string): string | null {
  if (href.startsWith('/')) return null
  const mail = /^mailto:[^@]+@([^?#]+)/i.exec(href)?.[1]
  const full = mail ? `https://${mail}` : /^https?:/i.test(href) ? href : `https://${href}`
  const url = URL.canParse(full) ? new URL(full) : null
  if (!url) return null
  const host = url.hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '')
  if (host === hostOf(own) || isHarmlessHost(host)) return null
  return `${mail ? 'mailto:' : ''}${host}${url.pathname.replace(/[./]+$/, '')}`
}

const hostOf = (own: string): string =>
  own
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
