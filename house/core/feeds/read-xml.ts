/** An element of the parsed document. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

/**
 * A strict XML reader for tests: throws on what an XML parser must reject (unclosed elements, bare `&` or `<`, unknown
 * entities, characters that XML 1.0 forbids).
 */
export function readXml(source: string): Element {
  const body = source.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, '')
  if (body === source) throw new Error('no declaration')
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(body)) throw new Error('a forbidden character')
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let end = 0
  for (const match of body.matchAll(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g)) {
    const here = open.at(-1) as Element // the root is never taken off
    here.text += decode(body.slice(end, match.index))
    end = match.index + match[0].length
    const [, closing, name = '', attributes = '', empty] = match
    if (closing) {
      if (open.pop()?.name !== name || open.length === 0) throw new Error(`</${name}> closes nothing`)
      continue
    }
    const element: Element = { name, attributes: attributesOf(attributes), children: [], text: '' }
    here.children.push(element)
    if (!empty) open.push(element)
  }
  if (open.length !== 1 || body.slice(end).trim() !== '' || root.children.length !== 1)
    throw new Error('not one element')
  return root.children[0] as Element // checked above: there is exactly one
}

export const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter((child) => child.name === name)

export const textOf = (element: Element, name: string): string | undefined => childrenOf(element, name)[0]?.text

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, decode(value)]))

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  if (text.includes('<')) throw new Error('a bare <')
  return text.replace(/&(?:(\w+);)?/g, (_, name: string | undefined) => {
    const character = name === undefined ? undefined : entities[name]
    if (character === undefined) throw new Error(`no entity &${name ?? ''}`)
    return character
  })
}
