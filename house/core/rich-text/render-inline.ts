import type { Emoji, Inline, Mark } from '#rules/rich-text/document.ts'
import { emojiPath, emojiSets, ownEmojiSize } from '#rules/rich-text/emoji-sets.ts'
import { emojiWord } from './emoji-word.ts'
import { attributes, escapeHtml, linkAttributes } from './html.ts'
import { remoteLink } from './render-picture.ts'
import type { Shown } from './sources.ts'

/**
 * Renders a line of text. A mark that spans several nodes is opened once, so that a link half in bold stays one link.
 */
export function renderInline(nodes: readonly Inline[], shown: Shown): string {
  let html = ''
  let open: readonly MarkTags[] = []
  for (const node of nodes) {
    const marks = marksOf(node)
    let common = 0
    while (common < open.length && open[common]?.start === marks[common]?.start) common += 1
    html += closing(open.slice(common))
    for (const { start } of marks.slice(common)) html += start
    html += renderPart(node, shown)
    open = marks
  }
  return html + closing(open)
}

interface MarkTags {
  readonly start: string
  readonly end: string
}

const closing = (marks: readonly MarkTags[]): string => marks.toReversed().reduce((html, { end }) => html + end, '')

const none: readonly MarkTags[] = []

/** Mentions and emoji are links themselves, so a link mark around them is dropped. */
function marksOf({ type, marks }: Inline): readonly MarkTags[] {
  if (!marks) return none
  const isLink = type === 'mention' || type === 'emoji'
  return marks.filter((mark) => !(isLink && mark.type === 'link')).map(tagsOf)
}

function tagsOf(mark: Mark): MarkTags {
  switch (mark.type) {
    case 'link':
      return { start: `<a${attributes({ class: 'rt-link', href: mark.attrs.href, ...linkAttributes })}>`, end: '</a>' }
    case 'size':
      return { start: `<span style="font-size:${mark.attrs.pt}pt">`, end: '</span>' }
    case 'colour':
      return { start: `<span style="color:${mark.attrs.hex}">`, end: '</span>' }
    case 'back':
      return { start: `<span style="background-color:${mark.attrs.hex}">`, end: '</span>' }
    default:
      return { start: `<${plainTags[mark.type]}>`, end: `</${plainTags[mark.type]}>` }
  }
}

const plainTags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
} as const

function renderPart(node: Inline, shown: Shown): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.text)
    case 'hardBreak':
      return '<br>'
    case 'mention': {
      const nick = shown.people.get(node.attrs.uid)
      if (nick === undefined) return `<span class="rt-mention">@${escapeHtml(node.attrs.label)}</span>`
      const link = { class: 'rt-mention', href: `/p/${node.attrs.uid}`, target: '_blank', rel: 'noopener' }
      return `<a${attributes(link)}>@${escapeHtml(nick)}</a>`
    }
    case 'emoji':
      return renderEmoji(node.attrs, shown)
  }
}

function renderEmoji(emoji: Emoji['attrs'], shown: Shown): string {
  const alt = emojiWord(emoji, shown.language)
  if (emoji.set !== 'own') {
    const { size } = emojiSets[emoji.set]
    return emojiImage(emojiPath(emoji.set, emoji.name), alt, size)
  }
  const copy = shown.pictures.get(emoji.src)
  if (copy) return emojiImage(copy.src, alt, ownEmojiSize)
  return emoji.src.startsWith('/') ? escapeHtml(alt) : remoteLink(emoji.src, alt, shown.language)
}

const emojiImage = (src: string, alt: string, size: number): string =>
  `<img${attributes({ class: 'rt-emoji', src, alt, width: size, height: size, loading: 'lazy' })}>`
