/**
 * Lists everything in the HTML of a text that is not allowed. Its grammar is much narrower than a browser's: known
 * elements, attributes in double quotes, no bare angle bracket or ampersand. Anything else is listed too.
 */
export function forbiddenIn(html: string): string[] {
  const complaints: string[] = []
  const open: string[] = []
  let at = 0
  for (const [token, close, name = '', attributes = ''] of html.matchAll(tag)) {
    const index = html.indexOf(token, at)
    complaints.push(...looseIn(html.slice(at, index)))
    at = index + token.length
    if (close) {
      if (open.pop() !== name) complaints.push(`closes ${name}`)
      continue
    }
    complaints.push(...forbiddenAttributes(name, attributes), ...misplaced(name, open))
    if (!empty.has(name)) open.push(name)
  }
  complaints.push(...looseIn(html.slice(at)), ...open.map((name) => `leaves ${name} open`))
  return complaints
}

const tag = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/g
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'source'])

const looseIn = (text: string): string[] =>
  /[<>"']|&(?!(amp|lt|gt|quot|#39);)/.test(text) ? [`loose: ${text.slice(0, 80)}`] : []

const blocks = ['p', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'pre', 'hr', 'div', 'figure', 'details', 'table']

/** Lists nesting that a browser would repair by moving the element. */
function misplaced(name: string, open: readonly string[]): string[] {
  const line = open.some((outer) => ['p', 'h3', 'h4', 'summary', 'cite'].includes(outer))
  if (blocks.includes(name) && line) return [`${name} in a line`]
  return name === 'a' && open.includes('a') ? ['a link in a link'] : []
}

function forbiddenAttributes(element: string, attributes: string): string[] {
  const rules = allowed[element]
  if (!rules) return [`<${element}>`]
  return [...attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) => {
    const rule = rules[name]
    const loose = looseIn(value)
    return rule?.test(value) && loose.length === 0 ? [] : [`<${element} ${name}="${value.slice(0, 80)}">`]
  })
}

const said = /^[^<>"]*$/s
const whole = /^\d{1,7}$/
const kind = /^(rt|run)-[a-z]+$/
const path = /^\/(pic|emoji|card|games|moment)\/[\w./-]+$/
const line = { style: /^text-align:(center|end|justify)$/ }
const cell = { colspan: whole, rowspan: whole }
const plain = {}

const allowed: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  p: { ...line, class: kind },
  h3: line,
  h4: line,
  ul: plain,
  ol: { start: whole },
  li: plain,
  blockquote: { class: kind, 'data-floor': whole },
  cite: plain,
  pre: { 'data-language': /^[\w+#.-]+$/ },
  code: plain,
  hr: plain,
  br: plain,
  table: plain,
  tbody: plain,
  tr: plain,
  td: cell,
  th: cell,
  div: {
    class: kind,
    role: /^group$/,
    'data-nosnippet': /^$/,
    tabindex: /^0$/,
    'aria-label': said,
    'data-component': /^gallery$/,
    'data-json': /^[A-Za-z0-9+/]+=*$/,
    id: /^b-[\w-]+$/,
    contenteditable: /^false$/,
  },
  details: {
    class: kind,
    'data-component': /^hidden$/,
    'data-json': /^[A-Za-z0-9+/]+=*$/,
    id: /^b-[\w-]+$/,
    contenteditable: /^false$/,
  },
  summary: plain,
  figure: { class: kind, id: /^b-[\w-]+$/ },
  picture: plain,
  source: { type: /^image\/(avif|webp)$/, srcset: /^[\w./ ,-]+$/, sizes: /^[\w(): ,-]+$/ },
  img: {
    class: kind,
    src: path,
    alt: said,
    width: whole,
    height: whole,
    loading: /^lazy$/,
    decoding: /^async$/,
    style: /^background-image:url\(data:image\/webp;base64,[A-Za-z0-9+/]+=*\)$/,
  },
  a: {
    class: kind,
    href: /^(https?:\/\/[^/@\s]+([/?#][^\s]*)?|mailto:[^\s?]+|\/([^/\\\s][^\s]*)?|#(f\d+|b-[\w-]+))$/i,
    rel: /^(nofollow ugc )?noopener$/,
    target: /^_blank$/,
    'aria-label': said,
  },
  span: { class: kind, lang: /^(zh|en)$/, style: /^(font-size:\d+pt|(background-)?color:#[0-9a-f]{6})$/ },
  b: plain,
  i: { 'data-rank': /^[A-Z]{1,2}$/ },
  small: plain,
  strong: plain,
  em: plain,
  u: plain,
  s: plain,
  sub: plain,
  sup: plain,
}
