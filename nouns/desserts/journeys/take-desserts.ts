import type { Shot } from '#site/journeys/compose-sheet.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { enter, type Person } from '#site/journeys/person.ts'
import { cameraOf, type Look, logIn, type Studio, takeOffice } from '#site/journeys/photo-studio.ts'
import { see, seeGone } from '#site/journeys/see.ts'
import { resources as enResources } from '#words/cards/resources.en.ts'
import { resources as zhResources } from '#words/cards/resources.zh.ts'
import { dessertKitchen as enKitchen } from '../words/dessert-kitchen.en.ts'
import { dessertKitchen as zhKitchen } from '../words/dessert-kitchen.zh.ts'

const kitchens = { zh: zhKitchen, en: enKitchen }
const resources = { zh: zhResources, en: enResources }

/** Takes the pages of desserts: as a guest, as members with one at home and one out, as a new member, and the desk. */
export async function takeDesserts(studio: Studio, look: Look): Promise<readonly Shot[]> {
  const guest = await enter(studio, look)
  const { shots, at } = cameraOf(guest)
  await at('shelf for guests', '/desserts')
  await at('chance for guests', '/chance')
  await guest.context.close()
  return [
    ...shots,
    ...(await takeOwner(studio, look)),
    ...(await takeOthers(studio, look)),
    ...(await takeOffice(studio, look, ['super/dessert'])),
  ]
}

async function takeOwner(studio: Studio, look: Look): Promise<readonly Shot[]> {
  const person = await enter(studio, look)
  const { page, visit } = person
  const words = kitchens[look.language]
  const { shots, shoot, at } = cameraOf(person)
  const to = async (name: string, id: string) => {
    await page.locator(id).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
    await shoot(name)
  }
  await visit('/')
  await frame(person).openLogin()
  await logIn(person, studio.owner)
  await at('shelf', '/desserts')
  await to('pot', '#pot')
  await fillPot(person)
  await to('pot full', '#pot')
  await page.getByRole('button', { name: words.pot.fire }).click()
  await see(page.getByRole('dialog'))
  await shoot('pot result')
  await page.getByRole('button', { name: person.words.shell.close, exact: true }).click()
  await seeGone(page.getByRole('dialog'))
  await to('outing', '#out')
  await page.getByText(words.out.steal, { exact: true }).click()
  await to('outing to a plate', '#out')
  await to('diary', '#log')
  await at('one dessert', '/desserts#milk')
  await page.evaluate(() => scrollTo(0, 700))
  await shoot('plate, card, skins')
  await at('one asleep', '/desserts#coffee')
  await at('chance', '/chance')
  await page.evaluate(() => scrollTo(0, 500))
  await shoot('chance below')
  const profile = await page.evaluate(async () => {
    const headers = { authorization: `Dessert ${localStorage.getItem('token')}`, 'content-type': 'application/json' }
    return (await fetch('/api/me', { method: 'POST', headers, body: '{}' })).json()
  })
  await at('personal tab', `/p/${profile.data.id}?tab=dessert`)
  await visit('/ms')
  const topic = page.locator('main a[href^="/ms?t="]').first()
  await at('beside floors', (await topic.getAttribute('href')) ?? '')
  await person.context.close()
  return shots
}

/** A member whose dessert is out, and staff, who have not chosen their first. */
async function takeOthers({ wanderer, keeper, ...studio }: Studio, look: Look): Promise<readonly Shot[]> {
  const shots: Shot[] = []
  for (const [account, name, id] of [
    [wanderer, 'shelf with one out', '#shelf'],
    [wanderer, 'on its way', '#out'],
    [keeper, 'the first one', '#shelf'],
  ] as const) {
    const person = await enter(studio, look)
    const { shoot, shots: taken } = cameraOf(person)
    await person.visit('/')
    await frame(person).openLogin()
    await logIn(person, account)
    await person.visit('/desserts')
    if (id !== '#shelf') await person.page.locator(id).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
    if (account === keeper) {
      await person.page.locator('#shelf button').nth(1).click()
      await person.page
        .locator('#shelf button')
        .nth(1)
        .evaluate((part) => part.scrollIntoView({ block: 'center' }))
    }
    await shoot(name)
    shots.push(...taken)
    await person.context.close()
  }
  return shots
}

/** Fills the pot with three kinds and sugar. */
async function fillPot({ page, language }: Person): Promise<void> {
  const { pot } = kitchens[language]
  const { names } = resources[language]
  for (const [bullet, count] of [
    ['gdd', 4],
    ['sjd', 3],
    ['zjj', 3],
  ] as const) {
    const more = page.getByRole('button', { name: pot.more(names[bullet]), exact: true })
    for (let n = 0; n < count; n++) await more.click()
  }
}
