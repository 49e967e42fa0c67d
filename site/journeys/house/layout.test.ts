import { expect } from 'vitest'
import { replays } from '#nouns/replays/contract/replays.ts'
import { byTurns } from '../../test/by-turns.ts'
import { makeMember } from '../../test/make-member.ts'
import { journeysOn } from '../journey.ts'
import { layoutShift, watchLayout } from '../layout-shift.ts'
import { settled } from '../person.ts'
import { placesOf } from '../places.ts'
import { variants } from '../variants.ts'

const journey = journeysOn({ seeded: true })

for (const device of ['PC', 'M'] as const) {
  journey(`pages do not shift while they load on ${device}`, async (visit) => {
    const { token } = await makeMember(visit.site, `still_${device}`)
    const found: Record<string, unknown> = {}
    const places = (await placesOf(visit)).filter(({ path }) => /^\/($|rpy$|r\/|p\/|dragonball$)/.test(path))
    for (const who of ['guest', 'member']) {
      const {
        page,
        context,
        visit: go,
      } = await visit.person({ device, motion: true, ...(who === 'member' ? { token } : {}) })
      await watchLayout(context)
      // Every page once: the four looks take them by turns.
      const turn = ['guest PC', 'member M', 'guest M', 'member PC'].indexOf(`${who} ${device}`)
      for (const { path } of byTurns(places, { nth: 4, turn })) {
        await go(path)
        await settled(page)
        const shift = await layoutShift(page)
        if (shift.sum >= 0.02) found[`${path} for a ${who}`] = shift
      }
    }
    expect(found).toEqual({})
  })
}

for (const device of variants(import.meta, ['PC', 'M'] as const)) {
  journey(`pictures of games in lists are as wide as they are designed on ${device}`, async (visit) => {
    const { page, visit: go } = await visit.person({ device })
    const lists = (await placesOf(visit)).filter(({ path }) => /^\/(rpy$|rpy\/archive$|p\/\d+$)/.test(path))
    const narrow: Record<string, unknown> = {}
    let seen = 0
    for (const { path } of lists) {
      await go(path)
      await settled(page)
      const widths = await page.locator('main [data-list-item] img[width="80"]').evaluateAll((pictures) => {
        const least = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--thumb-w'))
        return pictures.map((picture) => ({ least, ...picture.getBoundingClientRect().toJSON() }))
      })
      seen += widths.length
      const wrong = widths.filter(({ width, height, least }) => !(width >= least && height >= (least * 3) / 4))
      if (wrong.length > 0) narrow[path] = wrong[0]
    }
    expect(narrow).toEqual({})
    expect(seen).toBeGreaterThan(10)
  })
}

for (const [language, device] of variants(import.meta, [
  ['zh', 'PC'],
  ['en', 'M'],
  ['en', 'PC'],
  ['zh', 'M'],
] as const)) {
  journey(`the list of replays begins high on the page in ${language} on ${device}`, async (visit) => {
    const { token } = await makeMember(visit.site, `brief${language}${device}`)
    // Pixels from the top of the page to the first run.
    const most = { PC: 300, M: 330 }[device]
    const size = { PC: { width: 1440, height: 900 }, M: { width: 390, height: 844 } }[device]
    const late: Record<string, unknown> = {}
    for (const who of ['guest', 'member']) {
      const { page, visit: go } = await visit.person({
        device,
        size,
        language,
        ...(who === 'member' ? { token } : {}),
      })
      for (const path of ['/rpy', '/rpy?game=8&sort=score']) {
        await go(path)
        await settled(page)
        const box = await page.locator('main [data-list-item]').first().boundingBox()
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        // A game is one of the conditions, which stand in a row of their own.
        const allowed = path === '/rpy' ? most : most + 52
        if (wide || !box || box.y > allowed) late[`${path} for a ${who}`] = { wide, box }
      }
    }
    expect(late).toEqual({})
  })
}

for (const language of variants(import.meta, ['zh', 'en'] as const)) {
  journey(`heads of nine stages stand apart below the chart of a small phone, in ${language}`, async (visit) => {
    const { data } = await visit.site.call(replays.calls.list, { game: 9, pageSize: 20 })
    const met: string[] = []
    let most = 0
    const { page, visit: go } = await visit.person({ device: 'M', language, size: { width: 320, height: 640 } })
    for (const { CODE } of data.rows) {
      await go(`/r/${CODE}`)
      await settled(page)
      const heads = await page.locator('figure [class*="stages_"] > span').evaluateAll((spans) =>
        spans.map((span) => {
          const { left, right } = span.getBoundingClientRect()
          return { text: span.textContent ?? '', left, right }
        }),
      )
      most = Math.max(most, heads.length)
      for (const [i, { text, right }] of heads.entries()) {
        const next = heads[i + 1]
        if (next && right > next.left - 1) met.push(`${CODE}: ${text} meets ${next.text}`)
      }
    }
    expect(most).toBe(9)
    expect(met).toEqual([])
  })
}
