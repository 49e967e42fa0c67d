import type { Shot } from '#site/journeys/compose-sheet.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { enter } from '#site/journeys/person.ts'
import { cameraOf, type Look, logIn, type Studio, takeOffice } from '#site/journeys/photo-studio.ts'
import { resources as enResources } from '#words/cards/resources.en.ts'
import { resources as zhResources } from '#words/cards/resources.zh.ts'
import { bet as enBet } from '../words/bet.en.ts'
import { bet as zhBet } from '../words/bet.zh.ts'

const bets = { zh: zhBet, en: enBet }
const resources = { zh: zhResources, en: enResources }

/** Demo events: one for each kind of odds and each state. */
const events = {
  'moving odds': 'in15score',
  'fixed odds': 'lnbteam',
  'divided at the end': 'artnight',
  "a member's": 'matchaclear',
  ended: 'pofvduel',
  proposed: 'th18lnn',
  paid: 'dodgecup',
  refunded: 'mofmarathon',
}

/** Takes the pages of bets: as a guest, as a member with the slip in its states, and the desk. */
export async function takeBets(studio: Studio, look: Look): Promise<readonly Shot[]> {
  const person = await enter(studio, look)
  const { page, visit } = person
  const { shots, shoot, at } = cameraOf(person)
  await at('list', '/bocai')
  await at('list of ended', '/bocai?state=ended')
  await at('nothing fits', '/bocai?state=window&resource=point')
  for (const [name, event] of Object.entries(events)) await at(name, `/bocai/${event}`)
  await at('board', '/bocaigob')
  await at('form for guests', '/bocai/new')
  await visit('/')
  await frame(person).openLogin()
  await logIn(person, studio.owner)
  const words = bets[look.language]
  await visit(`/bocai/${events['moving odds']}`)
  const option = page.getByRole('radio').first()
  await option.scrollIntoViewIfNeeded()
  await option.click()
  await page.getByLabel(words.slip.amount(resources[look.language].names.faith)).fill('2')
  await shoot('slip')
  await page.getByText(words.formula.title).scrollIntoViewIfNeeded()
  await page.getByText(words.formula.title).click()
  await shoot('formula')
  await page.getByRole('button', { name: words.slip.limits }).first().click()
  await shoot('limits')
  await at('proposed for a member', `/bocai/${events.proposed}`)
  await at('own history', '/bocaigob')
  await at('form', '/bocai/new')
  await person.context.close()
  const desk = [
    'bocai',
    'bocai?tab=running',
    'bocai?tab=categories',
    'bocai?tab=new',
    `bocai?event=${events.ended}`,
    'homepage?tab=bocai',
  ]
  return [...shots, ...(await takeOffice(studio, look, desk))]
}
