import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { replays } from '#nouns/replays/contract/replays.ts'
import { permissions } from '#rules/staff/permissions.ts'
import { byTurns } from '../../test/by-turns.ts'
import { hire } from '../../test/hire.ts'
import { journeysOn } from '../journey.ts'
import { settled } from '../person.ts'
import { variants } from '../variants.ts'

const journey = journeysOn({ seeded: true })

for (const device of variants(import.meta, ['PC', 'M'] as const)) {
  journey(`pages look the same whichever of their sheets comes first, on ${device}`, async (visit) => {
    const staff = await hire(visit.site, `sheets${device}`, [...permissions])
    const { page, visit: go } = await visit.person({ device, token: staff.token })
    const found: Record<string, unknown> = {}
    const unlayered: Record<string, unknown> = {}
    const { data } = await visit.site.call(replays.calls.list, { pageNum: 1, pageSize: 1 })
    const [run] = data.rows
    for (const path of byTurns([...places, `/r/${run?.CODE}`, `/p/${run?.UPID}`], { nth: 2 })) {
      await go(path)
      await settled(page)
      const outside = await outsideLayers(page)
      if (outside.length > 0) unlayered[path] = outside
      const changed = await changedByOrder(page)
      if (changed.length > 0) found[path] = changed
    }
    expect(found).toEqual({})
    expect(unlayered).toEqual({})
  })
}

journey('a look that depends on the order of two sheets is noticed', async ({ person, origin }) => {
  const { page, visit: go } = await person()
  await page.route(`${origin}/planted/*`, (route) => {
    const display = route.request().url().split('/').at(-1)
    return route.fulfill({ contentType: 'text/css', body: `main { display: ${display} }` })
  })
  await go('/jf')
  await settled(page)
  for (const display of ['block', 'flex']) await page.addStyleTag({ url: `${origin}/planted/${display}` })
  expect((await outsideLayers(page)).join()).toContain('display: flex')
  expect((await changedByOrder(page)).join()).toMatch(/MAIN [^:]*: display/)
})

/** One page of each kind. */
const places = [
  ...['/', '/rpy', '/rpy/upload', '/jf', '/ms', '/ms?m=1', '/search?q=a', '/reminders', '/desserts'],
  ...['/settings/profile', '/settings/privacy', '/admin', '/admin/super/user', '/admin/ms'],
]

/** Rules outside cascade layers. They beat rules in layers, and order or specificity decides among them. */
const outsideLayers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = [CSSLayerBlockRule, CSSLayerStatementRule, CSSFontFaceRule, CSSKeyframesRule, CSSPropertyRule]
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const outside = rules.filter((rule) => !named.some((kind) => rule instanceof kind))
    return outside.map(({ cssText }) => cssText.slice(0, 80)).slice(0, 12)
  })

/** Elements whose style changes when the order of the page's style sheets is reversed. */
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
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets = [...taken, still]
    const before = looks()
    // Chromium ignores a mere reorder of sheets unless styles were computed without them in between.
    document.adoptedStyleSheets = [still]
    looks()
    document.adoptedStyleSheets = [...taken.toReversed(), still]
    const after = looks()
    const changed = elements.flatMap((element, i) => {
      const other = names.filter((_, at) => before[i]?.[at] !== after[i]?.[at])
      return other.length === 0 ? [] : [`${element.tagName} ${element.getAttribute('class')}: ${other.join(', ')}`]
    })
    return [...new Set(changed)].slice(0, 12)
  })
