import { truncateWeighted } from '../text.ts'
import { blockContent } from './block-data.ts'
import type { Emoji, RichDocument, RichNode } from './document.ts'

/** Texts that stand for content without words; content without one is left out. */
export interface Spoken {
  readonly emoji?: (emoji: Emoji['attrs']) => string
  /** Text for a picture, gallery or piece. */
  readonly picture?: string
}

interface Wanted {
  /** How a mention is written; without it `@` and the name. */
  readonly mention?: (label: string) => string
  readonly quotes: boolean
  /** Titles of hidden blocks and texts that stand for pictures. */
  readonly blocks: boolean
  readonly spoken: Spoken
}

/** The plain text, one line per block; of a hidden block only the title. */
export const plainText = (document: RichDocument): string =>
  linesOf(document, { quotes: true, blocks: true, spoken: {} })

/** The plain text without quotes, hidden blocks and pictures: the page quotes this of a floor. */
export const ownText = (document: RichDocument): string =>
  linesOf(document, { quotes: false, blocks: false, spoken: {} })

/**
 * The beginning of the text on one line, without hidden content. Quotes are used only if there is no other text. It ends
 * before a mention that does not fit whole: half a name could be another member's.
 */
export function excerpt(document: RichDocument, spoken: Spoken = {}, width = excerptWidth): string {
  const mention = (label: string) => `${mentionStart}@${label}${mentionEnd}`
  const line = (quotes: boolean) =>
    linesOf(document, { quotes, blocks: true, spoken, mention }).replace(/\s+/g, ' ').trim()
  // Every second part is a mention.
  const parts = (line(false) || line(true)).split(aMention)
  const whole = parts.join('')
  const cut = truncateWeighted(whole, width)
  if (cut.length === whole.length) return whole
  let at = 0
  for (const [n, part] of parts.entries()) {
    const isCut = at < cut.length && cut.length < at + part.length
    if (isCut && n % 2 === 1) return `${cut.slice(0, at).trimEnd()}…`
    at += part.length
  }
  return `${cut}…`
}

/** Around a mention: a document that was read holds no control characters. */
const [mentionStart, mentionEnd] = ['\u0002', '\u0003']
const aMention = /\u0002([^\u0003]*)\u0003/

const excerptWidth = 200

const linesOf = (document: RichDocument, wanted: Wanted): string => {
  const lines: string[] = ['']
  speak(document, wanted, lines)
  return lines.filter((line) => line !== '').join('\n')
}

/** Appends the text of a node to the last line; a block starts a new line. */
function speak(node: RichNode, wanted: Wanted, lines: string[]): void {
  const say = (text: string) => lines.push((lines.pop() ?? '') + text)
  switch (node.type) {
    case 'text':
      return void say(node.text)
    case 'hardBreak':
      return void lines.push('')
    case 'mention':
      return void say(wanted.mention?.(node.attrs.label) ?? `@${node.attrs.label}`)
    case 'emoji':
      return void say(wanted.spoken.emoji?.(node.attrs) ?? '')
    case 'quote':
      if (!wanted.quotes) return
      break
    case 'picture':
      if (!wanted.blocks) return
      return void lines.push(node.attrs.alt || wanted.spoken.picture || '')
    case 'piece':
      return void lines.push(wanted.spoken.picture ?? '')
    case 'block':
      if (!wanted.blocks) return
      lines.push('')
      return void speakBlock(blockContent(node), wanted, lines)
  }
  lines.push('')
  if ('content' in node) for (const child of node.content ?? []) speak(child, wanted, lines)
}

function speakBlock(content: ReturnType<typeof blockContent>, wanted: Wanted, lines: string[]): void {
  if (content.component === 'gallery') {
    const alts = content.data.items.flatMap(({ alt }) => alt || [])
    return void lines.push(...(alts.length > 0 ? alts : [wanted.spoken.picture ?? '']))
  }
  lines.push(content.data.showing)
}
