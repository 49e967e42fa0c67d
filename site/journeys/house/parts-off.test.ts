import { expect } from 'vitest'
import type { Group } from '#contract/endpoint.ts'
import { remind } from '#core/reminders/remind.ts'
import { serveBuiltSite } from '#kit/pages/built-site.ts'
import { desserts as enDesserts } from '#nouns/desserts/words/desserts.en.ts'
import { desserts as zhDesserts } from '#nouns/desserts/words/desserts.zh.ts'
import { shopDesk as enDesk } from '#nouns/shop/words/shop-desk.en.ts'
import { shopDesk as zhDesk } from '#nouns/shop/words/shop-desk.zh.ts'
import type { NounName } from '#rules/nouns.ts'
import { areaPath } from '#rules/staff/permissions.ts'
import { tableOwners } from '../../../checks/table-owners.ts'
import { statedPages } from '../../build/first-visits.ts'
import { nouns } from '../../nouns.ts'
import { optional } from '../../server/site-settings.ts'
import { giveLevels } from '../../test/give-levels.ts'
import { hire } from '../../test/hire.ts'
import { makeMember } from '../../test/make-member.ts'
import { openTestSite, type TestSite } from '../../test/open-test-site.ts'
import { builtFolder } from '../built-folder.ts'
import { journeysOn } from '../journey.ts'
import { settled } from '../person.ts'
import { see } from '../see.ts'
import { variants } from '../variants.ts'

type Nouns = readonly NounName[]

const optionalNouns = optional as Nouns // names of the list of nouns

/** The paths of the nouns' pages, with something in place of parameters. */
const pagesOf = (off: Nouns): readonly string[] =>
  statedPages()
    .filter(({ chunk }) => off.some((noun) => chunk.startsWith(`nouns/${noun}/`)))
    .map(({ path }) => path.replace(/\$\w+/g, 'any1'))

const callsOf = async (off: Nouns) => {
  const groups = await Promise.all(
    off.map(async (noun): Promise<Readonly<Record<string, Group>>> => nouns[noun].calls()),
  )
  return groups.flatMap((all) => Object.values(all)).flatMap(({ calls }) => Object.values(calls))
}

/** How many rows the nouns have, by table. */
async function rowsOf(off: Nouns, { site }: TestSite): Promise<Readonly<Record<string, number>>> {
  const { pool } = site.foundation.db
  const there = await pool.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema',
  )
  const owners = tableOwners()
  const tables = there.rows.filter(({ name }) => off.some((noun) => owners.get(name)?.startsWith(`nouns/${noun}/`)))
  const counts = tables.map(async ({ name }) => {
    const { rows } = await pool.query<{ n: number }>(`select count(*)::integer as n from ${name}`)
    return [name, rows[0]?.n ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

/** The pages of a site that search engines are told: those without a row, and the last two of each kind. */
async function toldPages({ site: { app } }: TestSite): Promise<readonly string[]> {
  const read = async (url: string) => (await app.inject(url)).body
  const placesIn = (xml: string) => [...xml.matchAll(/<loc>http:\/\/[^/]+([^<]*)</g)].map(([, path = '']) => path)
  const [pages = '', ...ofRows] = await Promise.all(placesIn(await read('/sitemap.xml')).map(read))
  return [...placesIn(pages), ...ofRows.flatMap((file) => placesIn(file).slice(-2))]
}

const leadsTo = (html: string): readonly string[] =>
  [...html.matchAll(/href="(\/[^"?#]*)/g)].map(([, path = '']) => path)

const journey = journeysOn({ seeded: true })

for (const off of [...optionalNouns.map((noun) => [noun]), optionalNouns]) {
  journey(
    `a site without ${off.join(', ')} has no page, call or link of them, keeps their data, and answers`,
    async (visit) => {
      const before = await rowsOf(off, visit.site)
      const site = await openTestSite({
        beside: visit.site,
        without: off,
        jobs: false,
        demo: true,
        pages: (app) => serveBuiltSite(app, { folder: builtFolder, renderThreads: 0 }),
      })
      try {
        const { app } = site.site
        const wrong: string[] = []
        const gone = pagesOf(off)
        expect(gone.length).toBeGreaterThanOrEqual(off.length)
        for (const path of gone) if ((await app.inject(path)).statusCode !== 404) wrong.push(`${path} is there`)
        const told = await toldPages(site)
        expect(told.length).toBeGreaterThan(15)
        for (const path of told) {
          const { statusCode, body } = await app.inject(path)
          if (statusCode !== 200) wrong.push(`${path} answers ${statusCode}`)
          for (const to of leadsTo(body)) if (gone.includes(to)) wrong.push(`${path} leads to ${to}`)
        }
        for (const { path, method } of await callsOf(off)) {
          const { statusCode } = await app.inject({
            url: `/api${path}`,
            method,
            ...(method === 'POST' && { payload: {} }),
          })
          if (statusCode !== 404) wrong.push(`${path} answers ${statusCode}`)
        }
        expect(wrong).toEqual([])
        expect(await rowsOf(off, visit.site)).toEqual(before)
      } finally {
        await site.close()
      }
    },
  )
}

const withoutAny = journeysOn({ without: optionalNouns })
const packs = { zh: { desserts: zhDesserts, desk: zhDesk }, en: { desserts: enDesserts, desk: enDesk } }

for (const [language, device] of variants(import.meta, [
  ['zh', 'M'],
  ['en', 'PC'],
] as const)) {
  withoutAny(`a member walks a site without any of them, in ${language} on ${device}`, async (visit) => {
    const member = await makeMember(visit.site, `plain_${language}`)
    const other = await makeMember(visit.site, `other_${language}`)
    // The last level leads to the reports that members decide.
    await giveLevels(visit.site, member, { bomb: 8 })
    const { page, visit: go } = await visit.person({ language, device, token: member.token })
    const gone = pagesOf(optionalNouns).map((path) => new RegExp(`^${path.replaceAll('any1', '[^/]+')}$`))
    // What became of a stake is told, and leads to no page.
    const data = { name: 'artnight', title: 'Art night', resource: 'power', net: 0, effect: 0, refunded: 'Y' }
    await visit.site.site.foundation.db.transaction((tx) =>
      remind(tx, { to: member.id, kind: 'betResult', subject: 'bet:1', data, now: new Date() }),
    )
    const paths = [
      '/',
      '/reminders',
      '/settings/reminders',
      '/rpy',
      '/jf',
      '/ms',
      '/privileges',
      '/statement',
      '/shop',
      '/messages',
      '/settings',
    ]
    for (const path of [...paths, `/p/${member.id}`, `/p/${other.id}`, '/desserts']) {
      await go(path)
      await settled(page)
      if (path === '/reminders') await see(page.getByText('Art night'))
      if (path === '/settings/reminders') {
        await see(page.getByRole('table'))
        expect(await page.locator('tbody:not(:has(td))').count()).toBe(0)
      }
      const leads = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname)) // the selector takes links alone
      expect(
        leads.filter((to) => gone.some((page) => page.test(to))),
        path,
      ).toEqual([])
    }
    await see(page.getByText(packs[language].desserts.withoutBets.effect))
    expect(await page.getByText(packs[language].desserts.guide.get.bets[1]).count()).toBe(0)
    // The area is of the gifts and of the shop.
    const { token } = await hire(visit.site, `desk_${language}`, ['present'])
    const staff = await visit.person({ language, device, token })
    await staff.visit(areaPath('present'))
    await see(staff.page.getByRole('heading', { name: packs[language].desk.title }))
  })
}
