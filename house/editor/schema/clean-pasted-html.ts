import { wordLists } from './word-lists.ts'

/**
 * Removes what other programs add to pasted text: style sheets, comments, Word's own elements. Turns paragraphs with a
 * typed bullet into lists. The schema reduces unknown elements to their text.
 */
export const cleanPastedHtml = (html: string): string => {
  // HTML copied from this editor is kept as it is, as it has our own attributes.
  if (html.includes('data-pm-slice')) return html
  const page = new DOMParser().parseFromString(withoutNoise(html), 'text/html')
  for (const gone of page.querySelectorAll(nothing)) gone.remove()
  for (const comment of commentsOf(page)) comment.remove()
  for (const odd of page.querySelectorAll('*')) {
    // Elements such as <o:p>: Word's empty paragraphs contain one with a non-breaking space.
    if (odd.tagName.includes(':')) odd.replaceWith(...odd.childNodes)
    // Google Docs wraps the whole content in a <b> that is not bold.
    else if (odd.tagName === 'B' && odd.id.startsWith('docs-internal-guid')) odd.replaceWith(...odd.childNodes)
  }
  wordLists(page)
  codeLines(page)
  for (const line of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, td, th, div')) {
    if (line.childElementCount === 0 && line.textContent === '\u00a0') line.textContent = ''
  }
  for (const head of page.querySelectorAll('summary')) {
    const line = page.createElement('p')
    line.append(...head.childNodes)
    head.replaceWith(line)
  }
  // A <br> between two blocks has no effect in the source.
  for (const br of page.querySelectorAll(blocks.map((block) => `${block} + br`).join())) br.remove()
  return page.body.innerHTML
}

/** Elements without text, and controls. */
const nothing =
  'script, meta, link, title, xml, colgroup, template, button, select, textarea, input, iframe, object, video, audio'

/** Code editors copy lines of code as coloured blocks; several of them become one code block. */
const codeLines = (page: Document): void => {
  const [whole, ...more] = page.body.children
  if (!(whole instanceof HTMLElement) || more.length > 0 || whole.children.length < 2) return
  const { whiteSpace, fontFamily } = whole.style
  if (!whiteSpace.startsWith('pre') || !/mono|consol|courier|menlo/i.test(fontFamily)) return
  const code = page.createElement('pre')
  code.textContent = [...whole.children].map((line) => line.textContent).join('\n')
  whole.replaceWith(code)
}

const blocks = ['p', 'ul', 'ol', 'table', 'blockquote', 'pre', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Removes style elements and event attributes: browsers log CSP violations for them while parsing. */
const withoutNoise = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''))

const commentsOf = (page: Document): ChildNode[] => {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT)
  const found: ChildNode[] = []
  // Safe to cast: comments are child nodes.
  while (walker.nextNode()) found.push(walker.currentNode as ChildNode)
  return found
}
