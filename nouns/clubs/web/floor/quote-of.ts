import type { RichDocument } from '#editor/editor-types.ts'

/** Maximum characters of a quote, selected or not. */
const most = 300

/**
 * The quote of a floor: the text the reader selected in it, else the floor's first words without quotes, hidden blocks,
 * pictures and embedded pieces; of an emoji its name.
 */
export const quoteOf = (floor: HTMLElement | null): readonly RichDocument[] => {
  const text = floor?.querySelector<HTMLElement>('.rt')
  if (!text) return []
  const lines = selectedLines(text) ?? ownLines(text)
  return cut(lines).map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }))
}

const selectedLines = (text: HTMLElement): readonly string[] | null => {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const { commonAncestorContainer } = selection.getRangeAt(0)
  return text.contains(commonAncestorContainer) ? linesOf(selection.toString()) : null
}

const ownLines = (text: HTMLElement): readonly string[] => {
  const copy = text.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return []
  for (const part of copy.querySelectorAll('.rt-quote, .rt-hidden, .rt-gallery, .rt-figure, .rt-piece, .run-card'))
    part.remove()
  for (const emoji of copy.querySelectorAll<HTMLImageElement>('img.rt-emoji')) emoji.replaceWith(`[${emoji.alt}]`)
  for (const end of copy.querySelectorAll('br')) end.replaceWith('\n')
  for (const block of copy.querySelectorAll('p, h2, h3, h4, li, pre, blockquote, tr')) block.append('\n')
  return linesOf(copy.textContent ?? '')
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const cut = (lines: readonly string[]): readonly string[] => {
  let left = most
  const kept: string[] = []
  for (const line of lines) {
    if (left <= 0) break
    const signs = [...line]
    kept.push(signs.length > left ? `${signs.slice(0, left).join('')}…` : line)
    left -= signs.length
  }
  return kept
}
