import { blockContent } from '#rules/rich-text/block-data.ts'
import type { Block, DataBlock, Inline, Piece, Quote, RichDocument, Table } from '#rules/rich-text/document.ts'
import { collect } from '#rules/rich-text/walk.ts'
import { textWords } from './emoji-word.ts'
import { attributes, escapeHtml } from './html.ts'
import { renderInline } from './render-inline.ts'
import { blockAttributes, renderFigure, renderGallery } from './render-picture.ts'
import { renderRun } from './render-run.ts'
import { loadShown, pieceKey, type RenderSources, type Shown } from './sources.ts'

/** Renders a validated document. All HTML of texts is made here; HTML from clients is never used. */
export async function renderText(document: RichDocument, sources: RenderSources): Promise<{ readonly html: string }> {
  return { html: renderHtml(document, await loadShown(collect(document), sources)) }
}

export const renderHtml = (document: RichDocument, shown: Shown): string => renderBlocks(document.content, shown)

function renderBlocks(blocks: readonly Block[] | undefined, shown: Shown): string {
  let html = ''
  for (const block of blocks ?? []) html += renderBlock(block, shown)
  return html
}

function renderBlock(node: Block, shown: Shown): string {
  switch (node.type) {
    case 'paragraph':
      return `<p${aligned(node.attrs)}>${line(node.content, shown)}</p>`
    case 'heading': {
      // h1 and h2 are used by the page itself.
      const tag = `h${node.attrs.level + 1}`
      return `<${tag}${aligned(node.attrs)}>${line(node.content, shown)}</${tag}>`
    }
    case 'bulletList':
      return `<ul>${renderItems(node.content, shown)}</ul>`
    case 'orderedList':
      return `<ol${attributes({ start: node.attrs?.start })}>${renderItems(node.content, shown)}</ol>`
    case 'blockquote':
      return `<blockquote>${renderBlocks(node.content, shown)}</blockquote>`
    case 'codeBlock': {
      const text = (node.content ?? []).map((part) => escapeHtml(part.text)).join('')
      return `<pre${attributes({ 'data-language': node.attrs?.language })}><code>${text}</code></pre>`
    }
    case 'horizontalRule':
      return '<hr>'
    case 'table':
      return renderTable(node, shown)
    case 'picture':
      return renderFigure(node.attrs.src, node.attrs.alt ?? '', shown)
    case 'quote':
      return renderQuote(node, shown)
    case 'piece':
      return renderPiece(node, shown)
    case 'block':
      return renderData(node, shown)
  }
}

const aligned = (attrs: { readonly align?: string } | undefined): string =>
  attrs?.align ? ` style="text-align:${attrs.align}"` : ''

/** An empty paragraph gets a line break, so that it keeps its height. */
const line = (content: readonly Inline[] | undefined, shown: Shown): string =>
  content && content.length > 0 ? renderInline(content, shown) : '<br>'

const renderItems = (items: readonly { readonly content?: readonly Block[] }[] | undefined, shown: Shown): string =>
  (items ?? []).map((item) => `<li>${renderBlocks(item.content, shown)}</li>`).join('')

function renderTable({ content = [] }: Table, shown: Shown): string {
  const rows = content.map(({ content: cells = [] }) => {
    const row = cells.map(({ type, attrs, content: inside }) => {
      const tag = type === 'tableHeader' ? 'th' : 'td'
      return `<${tag}${attributes({ colspan: attrs?.colspan, rowspan: attrs?.rowspan })}>${renderBlocks(inside, shown)}</${tag}>`
    })
    return `<tr>${row.join('')}</tr>`
  })
  const frame = { class: 'rt-table', role: 'group', tabindex: 0, 'aria-label': textWords(shown.language).table }
  return `<div${attributes(frame)}><table><tbody>${rows.join('')}</tbody></table></div>`
}

/** The quoted author comes from the database: a name in the document itself could be forged. */
function renderQuote({ attrs: { floor } = {}, content }: Quote, shown: Shown): string {
  const words = floor && escapeHtml([`#${floor}`, shown.floors.get(floor)].filter(Boolean).join(' '))
  const cite = words ? `<cite><a href="#f${floor}">${words}</a></cite>` : ''
  return `<blockquote class="rt-quote"${attributes({ 'data-floor': floor })}>${cite}${renderBlocks(content, shown)}</blockquote>`
}

function renderPiece({ attrs }: Piece, shown: Shown): string {
  const { kind, id } = attrs
  const piece = shown.pieces.get(pieceKey(kind, id))
  if (!piece) return `<p class="rt-gone">${escapeHtml(textWords(shown.language).pieceGone)}</p>`
  if ('game' in piece) return renderRun(attrs, piece)
  const link = { class: 'rt-piece', href: `/e/${id}`, target: '_blank', rel: 'noopener' }
  const width = Math.max(1, Math.round((300 * piece.width) / Math.max(1, piece.height)))
  const image = { src: piece.src, alt: piece.title, width, height: 300, loading: 'lazy' }
  return `<a${attributes(link)}><img${attributes(image)}></a>`
}

function renderData(node: DataBlock, shown: Shown): string {
  const { component, data } = blockContent(node)
  if (component === 'gallery') return renderGallery(node, data, shown)
  const title = escapeHtml(data.showing.trim() || textWords(shown.language).hidden)
  const inside = renderBlocks(data.content.content, shown)
  // Search engines must show only the title of hidden content (`data-nosnippet`).
  const hidden = `<div class="rt-inside" data-nosnippet="">${inside}</div>`
  return `<details class="rt-hidden"${blockAttributes(node.attrs)}><summary>${title}</summary>${hidden}</details>`
}
