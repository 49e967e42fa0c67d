import { blockContent } from '../rich-text/block-data.ts'
import type { RichDocument, RichNode } from '../rich-text/document.ts'
import { walk } from '../rich-text/walk.ts'
import { isHarmlessHost, redirectTarget } from './harmless-hosts.ts'
import { addressesIn } from './written-addresses.ts'

/** What somebody says in a post in their own words, as the rules against spam compare it. */
export interface Said {
  /** The text without quotes of other floors and without the names of mentioned members. */
  readonly words: string
  /** External links that may wait, each once: see `linkKey`. */
  readonly links: readonly string[]
}

/** A quote of a floor, as the document has it: a client can write anything into it. */
export interface SaidQuote extends Said {
  readonly floor: number
}

/** A post says at most this many links that are compared. */
const linksMost = 50

/**
 * What a document says; `own` is the host of the site. Quotes of the floors that `theirs` answers true for are left out;
 * all other quotes are the writer's own words.
 */
export const saidIn = (document: RichDocument, own: string, theirs: (floor: number) => boolean): Said =>
  saidBy(document, own, theirs)

/** The quotes of floors in a document, also those inside other quotes and inside hidden content. */
export function quotesIn(document: RichDocument): SaidQuote[] {
  const quotes: SaidQuote[] = []
  for (const node of walk(document))
    if (node.type === 'quote' && node.attrs?.floor)
      quotes.push({ floor: node.attrs.floor, ...saidBy(node, '', () => false) })
  return quotes
}

/** What a plain text says. */
export const saidInText = (text: string, own: string): Said => ({
  words: text,
  links: linkKeys(addressesIn(text), own),
})

function saidBy(node: RichNode, own: string, theirs: (floor: number) => boolean): Said {
  const heard: Heard = { lines: [], hrefs: [] }
  hear(node, heard, theirs)
  const words = heard.lines.join('\n')
  return { words, links: linkKeys([...heard.hrefs, ...addressesIn(words)], own) }
}

interface Heard {
  readonly lines: string[]
  readonly hrefs: string[]
}

/** Text of neighbouring nodes of one block is joined, so that marks in the middle of an address do not hide it. */
function hear(node: RichNode, into: Heard, theirs: (floor: number) => boolean): void {
  if ('marks' in node) for (const mark of node.marks ?? []) if (mark.type === 'link') into.hrefs.push(mark.attrs.href)
  if (node.type === 'text') into.lines.push((into.lines.pop() ?? '') + node.text)
  if (node.type === 'block') {
    const { component, data } = blockContent(node)
    if (component === 'hidden') {
      into.lines.push(data.showing)
      hear(data.content, into, theirs)
    }
    return
  }
  if (!('content' in node)) return
  if (node.type !== 'doc') into.lines.push('')
  const isTheirs = node.type === 'quote' && node.attrs?.floor !== undefined && theirs(node.attrs.floor)
  for (const child of isTheirs ? [] : (node.content ?? [])) {
    if (child.type === 'hardBreak') into.lines.push('')
    hear(child, into, theirs)
  }
  into.lines.push('')
}

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
 * that never wait: those of the site (`own` is its host) and of harmless hosts. A link to a page that redirects has the
 * key of the link it leads to.
 */
export function linkKey(href: string, own: string): string | null {
  let at = href
  for (let round = 0; round < redirectsMost; round++) {
    const step = linkStep(at, own)
    if (step.target === undefined) return step.key
    if (addressesIn(step.target).length === 0) return `${step.key}?${step.target}`
    at = step.target
  }
  return at
}

/** So many redirects are followed in one link. */
const redirectsMost = 5

/** The key of a link; where it redirects, its key as if it did not, and the target. */
function linkStep(href: string, own: string): { readonly key: string | null; readonly target?: string } {
  if (href.startsWith('/')) return { key: null }
  const mail = /^mailto:[^@]+@([^?#]+)/i.exec(href)?.[1]
  const full = mail ? `https://${mail}` : withScheme(href)
  const url = URL.canParse(full) ? new URL(full) : null
  if (!url) return { key: null }
  const host = url.hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '')
  if (host === hostOf(own)) return { key: null }
  const key = `${mail ? 'mailto:' : ''}${host}${url.pathname.replace(/[./]+$/, '')}`
  if (!isHarmlessHost(host)) return { key }
  const target = redirectTarget(host, url)
  return target === null ? { key: null } : { key, target }
}

const withScheme = (href: string): string => (/^https?:/i.test(href) ? href : `https://${href}`)

const hostOf = (own: string): string =>
  own
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
