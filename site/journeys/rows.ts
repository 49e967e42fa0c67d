import type { Page } from 'playwright-core'

/**
 * Points of list rows where a press does not open the row's own thing, and rows that open nothing. Tests the element under
 * a grid of points. Allowed beside the row's own link: other links to the same page, the author's name, buttons, and
 * another thing that the row names in a line of its own (`data-list-aside`).
 */
export function astray(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressable = 'a, button, input, select, label, summary'
    const thing = (link: HTMLAnchorElement) => {
      const { pathname, searchParams } = new URL(link.href)
      return `${pathname} ${searchParams.get('t') ?? searchParams.get('m') ?? ''}`
    }
    const isButton = (at: Element) => !(at instanceof HTMLAnchorElement) || at.download !== ''
    const wrongAt = (row: Element, own: Element | null, at: readonly [number, number]): string | null => {
      const under = document.elementFromPoint(...at)
      if (!under || !row.contains(under)) {
        const other = under?.closest('[data-list-item]')
        return other && other !== row && !other.contains(row) ? 'another row' : null
      }
      // An open dialog covers the page, so points under it are not tested.
      if (under.closest('dialog') !== row.closest('dialog')) return null
      const pressed = under.closest(pressable)
      const place = `"${under.textContent?.trim().slice(0, 24)}"`
      if (!pressed || !row.contains(pressed)) return own ? `nothing to press on ${place}` : null
      if (pressed === own || isButton(pressed) || pressed.matches('[data-list-aside]')) return null
      // A pressable element that is no button is a link.
      const link = pressed as HTMLAnchorElement
      if (/^\/p\/\d+$/.test(new URL(link.href).pathname)) return null
      if (own instanceof HTMLAnchorElement && thing(link) === thing(own)) return null
      return own || link.querySelector('img, svg') ? `${link.getAttribute('href')} on ${place}` : null
    }
    const found = new Set<string>()
    const seen = new Map<Element | null, number>()
    for (const row of document.querySelectorAll('main [data-list-item]')) {
      const list = row.parentElement
      seen.set(list, (seen.get(list) ?? 0) + 1)
      if ((seen.get(list) ?? 0) > 3) continue
      if (!row.querySelector('a[href]')) found.add(`"${row.textContent?.trim().slice(0, 24)}" opens nothing`)
      const links = row.querySelectorAll(pressable)
      const own =
        row.querySelector('[data-list-main]') ??
        (links.length === 1 && links[0] instanceof HTMLAnchorElement ? links[0] : null) ??
        null
      // A row that links to its own anchor (a floor) opens nothing else.
      if (own?.getAttribute('href')?.startsWith('#')) continue
      row.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = row.getBoundingClientRect()
      for (const x of [0.02, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.98]) {
        for (const y of [0.12, 0.35, 0.5, 0.7, 0.88]) {
          const wrong = wrongAt(row, own, [left + x * width, top + y * height])
          if (wrong) found.add(wrong)
        }
      }
    }
    return [...found]
  })
}
