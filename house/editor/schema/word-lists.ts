/**
 * Turns lists as Word and WPS copy them (a sequence of paragraphs) into list elements: `<p style="mso-list:l0 level1
 * lfo1"><span style="mso-list:Ignore">1.</span>…`.
 */
export const wordLists = (page: Document): void => {
  for (const first of page.querySelectorAll<HTMLElement>('[style*="mso-list"]')) {
    if (!first.isConnected || !lineOf(first)) continue
    const run: HTMLElement[] = []
    for (let at: Element | null = first; at instanceof HTMLElement && lineOf(at); at = at.nextElementSibling)
      run.push(at)
    build(page, run)
    for (const line of run) line.remove()
  }
}

interface Open {
  readonly id: string
  readonly level: number
  readonly list: HTMLElement
}

const build = (page: Document, run: readonly HTMLElement[]): void => {
  let open: Open[] = []
  for (const line of run) {
    const { id, level } = lineOf(line) ?? { id: '', level: 1 }
    const mark = line.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
    const tag = /^\s*[\p{L}\p{N}]+[.)、．）]/u.test(mark?.textContent ?? '') ? 'ol' : 'ul'
    mark?.remove()
    open = open.filter((other) => other.level < level || (other.level === level && other.id === id))
    let top = open.at(-1)
    if (!top || top.level < level) {
      const list = page.createElement(tag)
      const holder = top?.list.lastElementChild
      if (holder) holder.append(list)
      else line.before(list)
      top = { id, level, list }
      open.push(top)
    }
    const item = page.createElement('li')
    const words = page.createElement('p')
    words.append(...line.childNodes)
    item.append(words)
    top.list.append(item)
  }
}

const lineOf = (element: Element): { readonly id: string; readonly level: number } | null => {
  const found = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(element.getAttribute('style') ?? '')
  return found ? { id: found[1] ?? '', level: Number(found[2]) } : null
}
