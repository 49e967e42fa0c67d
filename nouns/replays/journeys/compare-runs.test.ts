import type { GameCode } from '@patisserie/replay/facts'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { expect } from 'vitest'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn, type Visit } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { type Device, settled } from '#site/journeys/person.ts'
import { eventually, see } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { replays } from '../contract/replays.ts'
import { compare as enCompare } from '../words/compare.en.ts'
import { compare as zhCompare } from '../words/compare.zh.ts'
import { scorecard as en } from '../words/scorecard.en.ts'
import { scorecard as zh } from '../words/scorecard.zh.ts'

const journey = journeysOn({ pictureJobs: true })

const compares = { zh: zhCompare, en: enCompare }

const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

for (const [language, device] of variants(import.meta, walks)) {
  journey(`two runs are held side by side in ${language} on ${device}`, async (visit) => {
    const { one, other, elsewhere } = await someRuns(visit, `${language}${device}`.toLowerCase())
    const own = { zh, en }[language]
    const compare = compares[language]
    const person = await visit.person({ language, device })
    const { page, words } = person

    await person.visit(`/r/${one.CODE}`)
    const keys = page.getByRole('slider', { name: own.input.cursor })
    await see(page.getByRole('slider', { name: own.charts.cursor }), keys)
    await keys.focus()
    await page.keyboard.press('End')
    await eventually(() => keys.getAttribute('aria-valuetext')).toContain(own.input.fullRate)
    await page.getByRole('slider', { name: own.charts.cursor }).press('Home')
    await see(page.getByText(words.run.stageTable.label('1'), { exact: true }))
    await page.getByText(own.input.openTable).click()
    await see(page.getByRole('table', { name: own.input.table }))
    expect(await axeViolations(page)).toEqual([])

    await page.getByRole('button', { name: own.compare.action, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await see(dialog.getByRole('link'))
    // The dialog opens inside the card's row of buttons, whose styles must not apply to it.
    const look = dialog.evaluate((box) => [getComputedStyle(box).paddingLeft, getComputedStyle(box).whiteSpace])
    expect(await look).toEqual(['0px', 'normal'])
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByLabel(compare.code).fill('甜')
    await dialog.getByRole('button', { name: compare.go, exact: true }).click()
    await see(dialog.getByText(compare.codeWrong))
    await dialog.getByLabel(compare.code).fill(`${visit.origin}/r/${other.CODE}`)
    await dialog.getByRole('button', { name: compare.go, exact: true }).click()
    await page.waitForURL(`**/r/${one.CODE}/vs/${other.CODE}`)
    await see(page.getByRole('table', { name: compare.stagesCaption(2) }))
    await see(page.getByText(compare.toFirst('−300,000,000')))
    await settled(page)
    expect(await axeViolations(page)).toEqual([])

    await page.getByRole('link', { name: compare.swap }).click()
    await page.waitForURL(`**/r/${other.CODE}/vs/${one.CODE}`)
    await see(page.getByRole('table', { name: compare.factsCaption(2) }))
    // One rule for head and rows: the difference to the first run.
    await see(
      page.getByText(compare.toFirst('+300,000,000')),
      page.getByText(compare.base),
      page.getByText(compare.sign),
    )
    const sum = page
      .getByRole('table', { name: compare.stagesCaption(2) })
      .locator('tbody tr')
      .last()
      .locator('td')
      .last()
    if (device === 'PC') expect(await sum.innerText()).toMatch(/^\+/)
    // A name is one line.
    const heights = page
      .locator('main a[href^="/p/"]')
      .evaluateAll((all) => all.map((a) => a.getBoundingClientRect().height))
    expect(Math.max(...(await heights))).toBeLessThan(40)

    await person.visit(`/r/${one.CODE}/vs/${elsewhere.CODE}`)
    await see(page.getByText(compare.wrongHint))
    expect(await axeViolations(page)).toEqual([])
  })
}

journey('a link to a run, and to two of them, shows itself elsewhere', async (visit) => {
  const { one, other } = await someRuns(visit, 'preview')
  const html = async (path: string) => (await fetch(visit.origin + path)).text()
  const imageOf = async (path: string) => /property="og:image" content="([^"]+)"/.exec(await html(path))?.[1] ?? ''
  await eventually(() => imageOf(`/r/${one.CODE}`)).toContain(`${visit.origin}/og/${one.CODE}-`)
  await eventually(() => imageOf(`/r/${other.CODE}`)).toContain(`${visit.origin}/og/${other.CODE}-`)
  const pair = await html(`/r/${one.CODE}/vs/${other.CODE}`)
  expect(pair).toContain('name="twitter:card" content="summary_large_image"')
  expect(pair).toContain(zhCompare.toFirst('−300,000,000'))

  const pictures = await Promise.all(
    [one, other].map(async ({ CODE }) => {
      const answer = await fetch(await imageOf(`/r/${CODE}`))
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      return Buffer.from(await answer.arrayBuffer())
    }),
  )
  // In a PNG, width and height follow the signature and the header of the first chunk.
  expect(pictures.map((png) => [png.readUInt32BE(16), png.readUInt32BE(20)])).toEqual([
    [1200, 630],
    [1200, 630],
  ])
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false)
})

for (const [language, device] of variants(import.meta, walks)) {
  journey(`a third and a fourth run join two in ${language} on ${device}`, async (visit) => {
    const { member, one, other, third, fourth, elsewhere } = await someRuns(visit, `join${language}`)
    const compare = compares[language]
    // A run of the reader's own that waits for staff.
    const held = await uploadRun(visit.site, member.token, {
      seed: language === 'zh' ? 20_001 : 20_002,
      score: 800_000_000,
      difficulty: 3,
    })
    await visit.site.site.foundation.db.pool.query('update replays set held_at = now() where id = $1', [held.KeyID])
    visit.site.site.foundation.touched(['replays'])
    const { page, visit: open } = await visit.person({ language, device, token: member.token })
    const dialog = page.getByRole('dialog')
    const add = () => page.getByRole('button', { name: compare.add }).click()
    const stages = (runs: number) => page.getByRole('table', { name: compare.stagesCaption(runs) })

    await open(`/r/${one.CODE}/vs/${other.CODE}`)
    await add()
    await see(dialog.getByRole('heading', { name: compare.own }))
    await dialog.getByLabel(compare.code).fill(other.CODE)
    await page.keyboard.press('Enter')
    await see(dialog.getByText(compare.codeTwice))
    expect(await axeViolations(page)).toEqual([])
    // Each run once, whichever heads it belongs to.
    const offered = await dialog.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(offered.length).toBe(new Set(offered).size)
    // What waits cannot be compared.
    expect(offered.filter((href) => href?.includes(held.CODE))).toEqual([])
    await dialog.locator(`a[href="/r/${one.CODE}/vs/${other.CODE}/${third.CODE}"]`).click()
    await page.waitForURL(`**/vs/${other.CODE}/${third.CODE}`)
    await see(stages(3), page.getByText(compare.toFirst('+100,000,000')))
    await see(page.getByText(compare.toFirst('−300,000,000')))
    await eventually(() => dialog.count()).toBe(0)
    expect(await stages(3).locator('thead th').count()).toBe(4)
    expect(await stages(3).locator('thead [data-run]').count()).toBe(3)

    await add()
    await dialog.getByLabel(compare.code).fill(`${visit.origin}/r/${fourth.CODE}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/vs/${other.CODE}/${third.CODE}/${fourth.CODE}`)
    await see(page.getByText(compare.full))
    expect(await page.getByRole('button', { name: compare.add }).count()).toBe(0)
    await settled(page)
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    // All are one player's: the code of each stands whole in the heads of the columns, and beside the run.
    const codes = [one, other, third, fourth].map(({ CODE }) => CODE)
    for (const code of codes) {
      const mark = stages(4).locator('thead').getByText(code, { exact: true })
      expect([await mark.count(), await mark.evaluate(isClipped)]).toEqual([1, false])
      await see(page.getByRole('link', { name: new RegExp(` · ${code}$`) }))
    }
    if (device === 'M') {
      await page.setViewportSize({ width: 195, height: 422 })
      const sides = codes.map((code) => page.getByRole('link', { name: new RegExp(` · ${code}$`) }).boundingBox())
      expect(new Set((await Promise.all(sides)).map((box) => box?.x)).size).toBe(1)
      expect(await overflowing(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
    }

    await page.locator(`a[aria-label][href="/r/${one.CODE}/vs/${other.CODE}/${fourth.CODE}"]`).click()
    await page.waitForURL(`**/vs/${other.CODE}/${fourth.CODE}`)
    await page.getByRole('link', { name: compare.lead }).last().click()
    await page.waitForURL(`**/r/${fourth.CODE}/vs/${one.CODE}/${other.CODE}`)
    await see(stages(3))

    const others = [other, third, fourth].map(({ CODE }) => CODE).join('/')
    await open(`/r/${one.CODE}/vs/${others}/${elsewhere.CODE}`)
    await see(page.getByText(compare.wrong['r.pairMany'] ?? ''))
    expect(await page.getByRole('link', { name: compare.takeOut(third.CODE), exact: true }).count()).toBe(1)
    await page.getByRole('link', { name: compare.takeOut(elsewhere.CODE), exact: true }).click()
    await page.waitForURL(`**/r/${one.CODE}/vs/${others}`)
    await see(stages(4))
    await open(`/r/${one.CODE}/vs/${other.CODE}/${one.CODE}`)
    await see(page.getByText(compare.wrong['r.pairSelf'] ?? ''))
    await page.getByRole('link', { name: compare.takeOut(one.CODE), exact: true }).click()
    await page.waitForURL(`**/r/${one.CODE}/vs/${other.CODE}`)
    await open(`/r/${one.CODE}/vs/${other.CODE}/${elsewhere.CODE}`)
    await see(page.getByText(compare.wrongHint))
    await page.getByRole('link', { name: compare.takeOut(elsewhere.CODE), exact: true }).click()
    await page.waitForURL(`**/r/${one.CODE}/vs/${other.CODE}`)
    await see(stages(2))
  })
}

journey(
  'another run is not offered where there is none, and machines know one order',
  async ({ site, origin, person }) => {
    const member = await makeMember(site, 'alone')
    const [one, other] = [
      await uploadRun(site, member.token, { seed: 77, score: 5_000_000, difficulty: 0 }),
      await uploadRun(site, member.token, { seed: 78, score: 6_000_000, difficulty: 0 }),
    ]
    const { page, visit } = await person({ language: 'en' })
    const codes = [one.CODE, other.CODE]
    for (const [a, b] of [codes, codes.toReversed()]) {
      await visit(`/r/${a}/vs/${b}`)
      await see(page.getByRole('link', { name: enCompare.swap }))
      expect(await page.getByRole('button', { name: enCompare.add }).count()).toBe(0)
      const html = await (await fetch(`${origin}/r/${a}/vs/${b}`)).text()
      expect(html).toContain(`<link rel="canonical" href="${origin}/r/${codes.toSorted().join('/vs/')}">`)
    }
  },
)

journey('an address that cannot be read is a page of the house', async ({ origin, person }) => {
  const { page, words, problems } = await person({ language: 'en' })
  const answer = await page.goto(`${origin}/r/00A1/vs/%ff`)
  expect(answer?.status()).toBe(400)
  await see(page.getByRole('heading', { level: 1, name: words.shell.gap.title }))
  await page.getByRole('link', { name: words.shell.toHome }).click()
  await page.waitForURL((url) => url.pathname === '/')
  // The browser's own note of the status.
  expect(problems.splice(0)).toEqual([expect.stringContaining('status of 400')])
})

/** Whether a part of an element's width is cut off by an element around it. */
const isClipped = (element: Element): boolean => {
  const { left, right } = element.getBoundingClientRect()
  for (let at = element.parentElement; at && at.tagName !== 'TH'; at = at.parentElement) {
    const box = at.getBoundingClientRect()
    if (getComputedStyle(at).overflowX !== 'visible' && (left < box.left - 0.5 || right > box.right + 0.5)) return true
  }
  return false
}

interface WishedRun {
  readonly game?: GameCode
  readonly seed: number
  readonly score: number
  readonly difficulty: number
}

async function uploadRun(site: Visit['site'], token: string, wish: WishedRun) {
  const bytes = encodeReplay(makeRun({ game: 'th13', slowRate: 0, shot: 0, ...wish }))
  const fields = { comment: '', category: 'other', NM: 'N', NB: 'N', NT: 'N', NSY: 'N' } as const
  const { data } = await site.call(
    replays.calls.upload,
    { ...fields, open: 'Y', commentable: 'Y', screen: '' },
    { token, file: { name: 'th13_01.rpy', bytes } },
  )
  return data
}

journey('where there is no third run of the kind, the comparison says so', async ({ site, person }) => {
  const member = await makeMember(site, 'lonely')
  const [one, other] = [await uploadRun(site, member.token, only(1)), await uploadRun(site, member.token, only(2))]
  const { page, visit } = await person()
  await visit(`/r/${one.CODE}/vs/${other.CODE}`)
  await see(page.getByText(zhCompare.noOther))
  expect(await page.getByRole('button', { name: zhCompare.add }).count()).toBe(0)
})

/** Nobody else has a run of this game. */
const only = (seed: number): WishedRun => ({ game: 'th16', seed, score: 500_000_000 + seed, difficulty: 3 })

/** Uploads four runs of one game and difficulty, and one of another difficulty. */
async function someRuns({ site }: Visit, account: string) {
  const member = await makeMember(site, account)
  const seeds = [...account].reduce((sum, char) => sum * 7 + (char.codePointAt(0) ?? 0), 0) % 10_000
  const upload = (wish: WishedRun) => uploadRun(site, member.token, wish)
  return {
    member,
    third: await upload({ seed: seeds + 3, score: 1_000_000_000, difficulty: 3 }),
    fourth: await upload({ seed: seeds + 4, score: 700_000_000, difficulty: 3 }),
    one: await upload({ seed: seeds, score: 900_000_000, difficulty: 3 }),
    other: await upload({ seed: seeds + 1, score: 600_000_000, difficulty: 3 }),
    elsewhere: await upload({ seed: seeds + 2, score: 500_000_000, difficulty: 1 }),
  }
}
