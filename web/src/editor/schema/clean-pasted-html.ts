import { wordLists } from './word-lists.ts'

/**
 * What other programs put beside the words: style sheets, comments, Word's own elements, and lists that are paragraphs
 * with a bullet written in front. The schema does the rest: what it does not know comes in as its words.
 */
export const cleanPastedHtml = (html: string): string => {
  // Our own text keeps what only it says.
  if (html.includes('data-pm-slice')) return html
  const page = new DOMParser().parseFromString(withoutNoise(html), 'text/html')
  for (const gone of page.querySelectorAll(nothing)) gone.remove()
  for (const comment of commentsOf(page)) comment.remove()
  for (const odd of page.querySelectorAll('*')) {
    // <o:p> and its kind: Word's empty paragraphs hold one with a hard space.
    if (odd.tagName.includes(':')) odd.replaceWith(...odd.childNodes)
    // Google Docs wraps the whole in a <b> that is not bold.
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
  // A break between two blocks breaks no line.
  for (const br of page.querySelectorAll(blocks.map((block) => `${block} + br`).join())) br.remove()
  return page.body.innerHTML
}

/** What holds no words of a text, or controls. */
const nothing =
  'script, meta, link, title, xml, colgroup, template, button, select, textarea, input, iframe, object, video, audio'

/** Programs to write code in copy its lines as blocks of coloured words: several of them are a block of code. */
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

/** Browsers complain of these while they parse, though nothing comes of them. */
const withoutNoise = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''))

const commentsOf = (page: Document): ChildNode[] => {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT)
  const found: ChildNode[] = []
  // A comment is a child of something.
  while (walker.nextNode()) found.push(walker.currentNode as ChildNode)
  return found
}
