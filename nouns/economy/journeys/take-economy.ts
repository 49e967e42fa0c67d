import { gifts as enGifts } from '#nouns/gifts/words/gifts.en.ts'
import { gifts as zhGifts } from '#nouns/gifts/words/gifts.zh.ts'
import { shop as enShop } from '#nouns/shop/words/shop.en.ts'
import { shop as zhShop } from '#nouns/shop/words/shop.zh.ts'
import type { Shot } from '#site/journeys/compose-sheet.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { enter } from '#site/journeys/person.ts'
import { cameraOf, type Look, logIn, type Studio, takeOffice } from '#site/journeys/photo-studio.ts'

const gifts = { zh: zhGifts, en: enGifts }
const shops = { zh: zhShop, en: enShop }

/** Takes the pages of the economy: as a guest, as a member, and the desk of gifts. */
export async function takeEconomy(studio: Studio, look: Look): Promise<readonly Shot[]> {
  const person = await enter(studio, look)
  const { page, visit } = person
  const { shots, shoot, at } = cameraOf(person)
  await at('levels for guests', '/privileges')
  await at('supply', '/supply')
  await at('supply of one', '/supply?resource=score')
  await visit('/')
  await frame(person).openLogin()
  await logIn(person, studio.owner)
  await at('shop', '/shop')
  await page.getByRole('heading', { name: shops[look.language].ladder.title }).scrollIntoViewIfNeeded()
  await shoot('shop below')
  await at('statement', '/statement')
  await at('statement of one', '/statement?resource=score')
  await at('levels', '/privileges')
  await at('calendar', '/sign-in-days')
  await at('gifts', '/gifts')
  await page.getByRole('main').getByRole('button', { name: gifts[look.language].give }).first().click()
  await shoot('gift dialog')
  await at('linked accounts', '/settings/roles')
  await visit('/')
  if (look.device === 'M') await frame(person).openMenu()
  const wallet = person.words.shell.resources.label
  await page.getByRole(look.device === 'M' ? 'menuitem' : 'button', { name: wallet, exact: true }).click()
  await shoot('wallet')
  await person.context.close()
  const desk = ['', '?tab=rings', '?tab=awards', '?tab=shop'].map((tab) => `super/present${tab}`)
  return [...shots, ...(await takeOffice(studio, look, desk))]
}
