/** An element with its attributes and children; text is text. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attrs: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly (HTMLElement | SVGElement | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attrs)) if (value !== undefined) made.setAttribute(name, String(value))
  made.append(...children)
  return made
}

/** A picture of ours; in the place of one elsewhere, which is not fetched while somebody writes, where it comes from. */
export function pictureOf(src: string, alt: string, remote: (host: string) => string): HTMLElement {
  if (src.startsWith('/')) return element('img', { src, alt, draggable: 'false' })
  return element('span', { 'data-remote': '', title: src }, remote(hostOf(src)))
}

export const hostOf = (src: string): string => /^https?:\/\/([^/]+)/i.exec(src)?.[1] ?? ''
