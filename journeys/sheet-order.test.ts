import { replays } from '@patisserie/contract/replays'
import { permissions } from '@patisserie/rules/permissions'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hire } from '../server/test/hire.ts'
import { journeysOn } from './journey.ts'
import { settled } from './person.ts'

const journey = journeysOn({ seeded: true })

for (const device of ['PC', 'M'] as const) {
  journey(`pages look the same whichever of their sheets comes first, on ${device}`, async (visit) => {
    const staff = await hire(visit.site, `sheets${device}`, [...permissions])
    const { page, visit: go } = await visit.person({ device, token: staff.token })
    const found: Record<string, unknown> = {}
    const { data } = await visit.site.call(replays.calls.list, { pageNum: 1, pageSize: 1 })
    const [run] = data.rows
    for (const path of [...places, `/r/${run?.CODE}`, `/p/${run?.UPID}`]) {
      await go(path)
      await settled(page)
      const changed = await changedByOrder(page)
      if (changed.length > 0) found[path] = changed
    }
    expect(found).toEqual({})
  })
}

/** Of each kind of page one. */
const places = [
  ...['/', '/rpy', '/rpy/upload', '/jf', '/ms', '/ms?m=1', '/search?q=a', '/reminders', '/desserts'],
  ...['/settings/profile', '/settings/privacy', '/admin', '/admin/super/user', '/admin/ms'],
]

/** Elements that look another way once the sheets of the page stand in reversed order. */
const changedByOrder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [
      ...['display', 'position', 'float', 'visibility', 'opacity', 'overflow-x', 'z-index', 'order', 'flex', 'gap'],
      ...['justify-content', 'justify-items', 'align-items', 'align-content', 'place-self', 'grid-auto-flow'],
      ...['margin', 'padding', 'border-width', 'border-style', 'border-color', 'border-radius', 'box-shadow'],
      ...['color', 'background-color', 'font-size', 'font-weight', 'font-family', 'line-height', 'letter-spacing'],
      ...[
        'text-align',
        'text-decoration-line',
        'white-space',
        'min-width',
        'max-width',
        'min-height',
        'list-style-type',
      ],
    ]
    const elements = [...document.querySelectorAll<Element>('body *:not(svg *)')]
    const looks = () =>
      elements.map((element) => {
        const style = getComputedStyle(element)
        return names.map((name) => style.getPropertyValue(name))
      })
    const sheets = [...document.styleSheets]
    const taken = sheets.map((sheet) => {
      const made = new CSSStyleSheet()
      made.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join('\n'))
      return made
    })
    for (const sheet of sheets) sheet.disabled = true
    document.adoptedStyleSheets = taken
    const before = looks()
    document.adoptedStyleSheets = taken.toReversed()
    const after = looks()
    const changed = elements.flatMap((element, i) => {
      const other = names.filter((_, at) => before[i]?.[at] !== after[i]?.[at])
      return other.length === 0 ? [] : [`${element.tagName} ${element.getAttribute('class')}: ${other.join(', ')}`]
    })
    return [...new Set(changed)].slice(0, 12)
  })
