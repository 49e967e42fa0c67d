import { truncateWeighted } from '../text.ts'
import { blockContent } from './block-data.ts'
import type { Emoji, RichDocument, RichNode } from './document.ts'

/** What is said for things without words; nothing where nobody says. */
export interface Spoken {
  readonly emoji?: (emoji: Emoji['attrs']) => string
  /** For a picture, gallery or piece. */
  readonly picture?: string
}

interface Wanted {
  readonly quotes: boolean
  readonly spoken: Spoken
}

/** The words of a text, a line for every block; of a hidden block the title alone. */
export const plainText = (document: RichDocument): string => linesOf(document, { quotes: true, spoken: {} })

/** The first words, on one line: without what is hidden, and without what others said as long as there is more. */
export function excerpt(document: RichDocument, spoken: Spoken = {}, width = excerptWidth): string {
  const line = (quotes: boolean) => linesOf(document, { quotes, spoken }).replace(/\s+/g, ' ').trim()
  const whole = line(false) || line(true)
  const cut = truncateWeighted(whole, width)
  return cut.length < whole.length ? `${cut}…` : cut
}

const excerptWidth = 200

const linesOf = (document: RichDocument, wanted: Wanted): string => {
  const lines: string[] = ['']
  speak(document, wanted, lines)
  return lines.filter((line) => line !== '').join('\n')
}

/** Adds to the last line; a block begins a new one. */
function speak(node: RichNode, wanted: Wanted, lines: string[]): void {
  const say = (text: string) => lines.push((lines.pop() ?? '') + text)
  switch (node.type) {
    case 'text':
      return void say(node.text)
    case 'hardBreak':
      return void lines.push('')
    case 'mention':
      return void say(`@${node.attrs.label}`)
    case 'emoji':
      return void say(wanted.spoken.emoji?.(node.attrs) ?? '')
    case 'quote':
      if (!wanted.quotes) return
      break
    case 'picture':
      return void lines.push(node.attrs.alt || wanted.spoken.picture || '')
    case 'piece':
      return void lines.push(wanted.spoken.picture ?? '')
    case 'block':
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
