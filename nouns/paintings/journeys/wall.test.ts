import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { characterName } from '#rules/games/characters.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn, type Visit } from '#site/journeys/journey.ts'
import type { Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { paintings } from '../contract/paintings.ts'
import { uploadFile, uploadPainting } from '../test/upload-painting.ts'
import { movingGif } from './picture-files.ts'

const journey = journeysOn()

/** Hangs works, the first one first: the last of them is the newest. */
const hang = async (site: TestSite, by: TestMember, works: readonly Parameters<typeof uploadPainting>[2][]) => {
  for (const work of works) await uploadPainting(site, by, work)
}
const tiles = ({ page, words }: Person) => page.getByRole('list', { name: words.paintings.wall }).getByRole('listitem')
const tile = (visitor: Person, name: string, nick: string) =>
  visitor.page.getByRole('link', { name: visitor.words.paintings.tile.name(name, nick) })

/** A visitor at the end of a wall of two pages, which one painter has hung. */
async function atEndOfLongWall({ site, person }: Pick<Visit, 'site' | 'person'>, painter: string): Promise<Person> {
  const by = await makeMember(site, painter)
  const works = Array.from({ length: 34 }, (_, n) => ({ name: `第${n + 1}幅` }))
  await hang(site, by, works)
  const visitor = await person()
  await visitor.visit(`/painting?upid=${by.id}`)
  await tiles(visitor).last().scrollIntoViewIfNeeded()
  await see(visitor.page.getByText(visitor.words.paintings.list.end(34)))
  return visitor
}

journey('a wall has its layout before any script, and grows as far as there are works', async ({ site, person }) => {
  const by = await makeMember(site, 'painter')
  await hang(
    site,
    by,
    Array.from({ length: 34 }, (_, n) => ({ name: `第${n + 1}幅` })),
  )

  const unscripted = await person({ scripts: false })
  await unscripted.visit('/painting')
  expect(await tiles(unscripted).count()).toBe(30)
  const boxes = await tiles(unscripted).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
  )
  const firstRow = boxes.filter(({ top }) => top === boxes[0]?.top)
  expect(firstRow.length).toBeGreaterThan(1)
  for (const { height } of firstRow) expect(Math.abs(height - (boxes[0]?.height ?? 0))).toBeLessThan(1)
  await unscripted.page.getByRole('link', { name: unscripted.words.paintings.list.more }).click()
  await unscripted.page.waitForURL('**/painting?p=2')
  expect(await tiles(unscripted).count()).toBe(4)

  const visitor = await person()
  const { page, words } = visitor
  await visitor.visit('/painting')
  expect(await axeViolations(page)).toEqual([])
  await tiles(visitor).last().scrollIntoViewIfNeeded()
  await see(page.getByText(words.paintings.list.end(34)))
  expect(await tiles(visitor).count()).toBe(34)

  // The way back leads to the place that was left, on a wall as long as it was.
  const left = await page.evaluate(async () => {
    scrollBy(0, -200)
    await new Promise((seen) => addEventListener('scrollend', seen, { once: true }))
    return scrollY
  })
  const isThere = async () => {
    await eventually(() => tiles(visitor).count()).toBe(34)
    await eventually(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left))
  }
  const open = async () => {
    await tile(visitor, '第1幅', 'painter').dispatchEvent('click')
    await page.waitForURL('**/e/*')
  }
  await open()
  await page.goBack()
  await isThere()
  // So does a reload, and the way back from a work that was reloaded.
  await page.reload()
  await isThere()
  await open()
  await page.reload()
  await page.goBack()
  await isThere()
  // Who scrolls before the wall is as long is left there.
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/api${paintings.calls.list.path}`, async (route) => {
    if (route.request().postDataJSON().pageNum === 2) await promise
    await route.continue()
  })
  await page.reload()
  await eventually(() => tiles(visitor).count()).toBe(30)
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.mouse.wheel(0, -10_000)
  await eventually(() => page.evaluate(() => scrollY)).toBe(0)
  resolve()
  await eventually(() => tiles(visitor).count()).toBe(34)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

journey('Back from a work that is still on its way leads to the place that was left', async ({ site, person }) => {
  const visitor = await atEndOfLongWall({ site, person }, 'hanger')
  const { page } = visitor
  await page.route(`**/api${paintings.calls.one.path.replace(':id', '*')}`, () => undefined)
  await tile(visitor, '第1幅', 'hanger').scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await tile(visitor, '第1幅', 'hanger').click()
  // Its shape is lower than the wall, so the browser scrolls up, and tells so late.
  await seeGone(tiles(visitor).first())
  await page.evaluate(() => addEventListener('popstate', () => dispatchEvent(new Event('scroll')), { capture: true }))
  await page.goBack()
  await eventually(() => tiles(visitor).count()).toBe(34)
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 20)
})

journey('a place is found again although the foot of the wall was lower for a while', async ({ site, person }) => {
  const { page } = await atEndOfLongWall({ site, person }, 'footer')
  const place = () => page.evaluate(() => Math.round(scrollY))
  const end = await place()
  const path = `**/api${paintings.calls.list.path}`
  const reloadWithoutSecondPage = async () => {
    await page.route(path, () => undefined)
    await page.reload()
    await see(page.locator('main [aria-busy=true]'))
  }
  await reloadWithoutSecondPage()
  // The first page of the wall reaches this far with its link to the next one, and not without.
  const lower = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await page.unroute(path)
  await page.reload()
  await eventually(place).toBe(end)
  await page.mouse.wheel(0, lower + 16 - end)
  await eventually(place).toBe(lower + 16)
  await reloadWithoutSecondPage()
  await eventually(place).toBe(lower)
  await page.unroute(path)
  await page.reload()
  await eventually(place).toBe(lower + 16)
})

journey('another order of a long wall begins with its first page', async ({ site, person }) => {
  const visitor = await atEndOfLongWall({ site, person }, 'sorter')
  const { page, words } = visitor
  const asked: number[] = []
  const answered = Promise.withResolvers<void>()
  await page.route(`**/api${paintings.calls.list.path}`, async (route) => {
    asked.push(route.request().postDataJSON().pageNum)
    await answered.promise
    await route.continue()
  })
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('link', { name: words.paintings.filters.sorts.likes }).click()
  await page.waitForURL('**sort=likes**')
  await eventually(() => asked.length).toBeGreaterThan(0)
  // Pages that are asked for together have come by the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(asked).toEqual([1])
  // The second page comes when the reader does.
  answered.resolve()
  await eventually(async () => {
    await page.mouse.wheel(0, 10_000)
    return asked
  }).toEqual([1, 2])
})

journey('what is chosen stands in the address, and is taken back one by one', async ({ site, person }) => {
  const by = await makeMember(site, 'chooser')
  await hang(site, by, [
    { name: '雪夜', characters: ['Reimu'], tags: ['#night', '雪'] },
    { name: '晴天', characters: ['Marisa'], tags: ['#scenery'] },
    { name: '夜市', characters: ['Marisa'], tags: ['#night'] },
  ])
  const visitor = await person({ language: 'en' })
  const { page, words } = visitor
  const { filters } = words.paintings
  await visitor.visit('/painting')
  await page.getByLabel(filters.character).selectOption('Marisa')
  await page.waitForURL('**/painting?character=Marisa')
  await seeGone(tile(visitor, '雪夜', 'chooser'))
  await page.getByLabel(filters.tag).selectOption('#night')
  await page.waitForURL('**/painting?character=Marisa&tag=%23night')
  await seeGone(tile(visitor, '晴天', 'chooser'))
  await see(tile(visitor, '夜市', 'chooser'))
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: filters.without(characterName('Marisa', 'en')) }).click()
  await page.waitForURL('**/painting?tag=%23night')
  await see(tile(visitor, '雪夜', 'chooser'), tile(visitor, '夜市', 'chooser'))

  const phone = await person({ device: 'M' })
  await phone.visit('/painting')
  await phone.page.getByRole('button', { name: phone.words.paintings.filters.more }).click()
  await phone.page.getByRole('dialog').getByLabel(phone.words.paintings.filters.tag).selectOption('雪')
  await phone.page.getByRole('button', { name: phone.words.paintings.filters.apply }).click()
  await seeGone(tile(phone, '夜市', 'chooser'))
  expect(new URL(phone.page.url()).searchParams.get('tag')).toBe('雪')
  await phone.visit('/painting?character=Sanae')
  await see(phone.page.getByText(phone.words.paintings.list.emptySet))
})

journey('a work with a note stays covered until it is asked for', async ({ site, person }) => {
  const by = await makeMember(site, 'warner')
  await hang(site, by, [{ name: '结局', note: 'spoiler' }])
  const visitor = await person()
  const { page, words } = visitor
  const { tile: said } = words.paintings
  await visitor.visit(`/painting?upid=${by.id}`)
  const one = tiles(visitor).filter({ has: tile(visitor, '结局', 'warner') })
  expect(await one.locator('img').count()).toBe(0)
  // Its name has the words that are seen on it, as they are.
  await page.getByRole('button', { name: `${said.notes.spoiler} ${said.show} ${said.named('结局')}` }).click()
  await eventually(() => one.locator('img').count()).toBe(1)
})

journey(
  'an animation moves where it is pointed at, and stands still where motion is reduced',
  async ({ site, person }) => {
    const by = await makeMember(site, 'animator')
    const { buffer } = await movingGif('steamer.gif', [800, 801])
    await hang(site, by, [{ name: '蒸笼', url: await uploadFile(site, by, buffer) }])
    const visitor = await person({ motion: true })
    const { page, words } = visitor
    const shown = (place: Locator) =>
      place.evaluate(
        (image) => image instanceof HTMLImageElement && image.naturalWidth > 0 && image.currentSrc.slice(-11),
      )
    const one = tiles(visitor).filter({ has: tile(visitor, '蒸笼', 'animator') })
    await visitor.visit('/painting')
    await see(one.getByText(words.paintings.tile.gif, { exact: true }))
    await eventually(() => shown(one.locator('img'))).toBe('.thumb.webp')
    await one.hover()
    await eventually(() => shown(one.locator('img'))).toMatch(/[0-9a-f]{6}\.webp$/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await eventually(() => shown(one.locator('img'))).toBe('.thumb.webp')
    await page.mouse.move(0, 0)
    await one.hover()
    await eventually(() => shown(one.locator('img'))).toBe('.thumb.webp')

    await tile(visitor, '蒸笼', 'animator').click()
    const picture = page.getByRole('link', { name: words.paintingPage.picture('蒸笼') }).locator('img')
    await eventually(() => shown(picture)).toBe('.thumb.webp')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await eventually(() => shown(picture)).toMatch(/[0-9a-f]{6}\.webp$/)
  },
)

journey('whom one follows', async ({ site, person }) => {
  const guest = await person()
  await guest.visit('/painting?follow=Y')
  await see(guest.page.getByText(guest.words.paintings.list.followGuest))
  const { token } = await makeMember(site, 'follower')
  const member = await person({ token })
  await member.visit('/painting?follow=Y')
  await see(member.page.getByText(member.words.paintings.list.followEmpty))
})
