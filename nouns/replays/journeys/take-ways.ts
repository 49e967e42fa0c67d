import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import type { Shot } from '#site/journeys/compose-sheet.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { replayListPage } from '#site/journeys/pages/replay-list-page.ts'
import { enter, type Person } from '#site/journeys/person.ts'
import { cameraOf, type Look, logIn, type Studio } from '#site/journeys/photo-studio.ts'
import { see } from '#site/journeys/see.ts'
import { replayPath as enPath } from '../words/replay-path.en.ts'
import { replayPath as zhPath } from '../words/replay-path.zh.ts'
import { scorecard as enCard } from '../words/scorecard.en.ts'
import { scorecard as zhCard } from '../words/scorecard.zh.ts'

const packs = { zh: { way: zhPath, card: zhCard.path }, en: { way: enPath, card: enCard.path } }

/** Takes the way through runs: every stage of a game that proves itself, by the rules, not drawn, and two runs. */
export async function takeWays(studio: Studio, look: Look): Promise<readonly Shot[]> {
  const person = await enter(studio, look)
  const { page, visit } = person
  const { shots, shoot } = cameraOf(person)
  const { way, card } = packs[look.language]
  const section = page.locator('#path')
  await visit('/')
  await frame(person).openLogin()
  await logIn(person, studio.owner)
  pair ??= [await upload(person, 4), await upload(person, 3)]
  const [one, other] = pair
  const list = replayListPage(person)
  const open = async (path: string) => {
    await visit(path)
    await section.getByRole('button', { name: card.open }).click()
    await section.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  }
  const runOf = async (game: number) => {
    if (game === 14) return `/r/${one}`
    await list.visit(`?game=${game}`)
    return page.locator('main [data-list-main]').first().getAttribute('href')
  }
  for (const game of [14, 10, 7, 8, 16]) {
    const path = await runOf(game)
    if (!path) continue
    await open(path)
    if (game === 16) {
      await see(section.getByText(way.says.game))
      await shoot('not drawn')
      continue
    }
    await see(section.getByRole('group', { name: way.stages }))
    const stages = section.getByRole('group', { name: way.stages }).locator('label')
    for (let n = 0; n < (game === 14 ? await stages.count() : 1); n++) {
      await stages.nth(n).click()
      const time = section.getByRole('slider', { name: way.scrub })
      if ((await time.count()) > 0) await time.fill('400')
      await section.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
      await shoot(`way ${game} ${n + 1}`)
      if (look.device === 'PC') continue
      // On phones what a stage proves stands below what plays it.
      await stages.nth(n).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
      await page.evaluate(() => scrollBy(0, -80))
      await shoot(`way ${game} ${n + 1} says`)
    }
    if (game !== 14) continue
    await page.evaluate(() => scrollBy(0, 620))
    await shoot('way below')
  }
  await open(`/r/${one}/vs/${other}`)
  await see(section.getByRole('slider', { name: way.scrub }))
  await section.getByRole('slider', { name: way.scrub }).fill('300')
  await section.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  await shoot('two runs')
  await person.context.close()
  return shots
}

/** The codes of two runs of one difficulty: the first has a stage of each verdict. One site serves all looks. */
let pair: readonly [string, string] | undefined

/** Uploads a made run as the member who is logged in; answers its code. */
function upload({ page }: Person, seed: number): Promise<string> {
  const bytes = encodeReplay(makeRun({ game: 'th14', difficulty: 3, score: 500_000_000, frames: 2_400, seed }))
  return page.evaluate(
    async ([file, fields]) => {
      const body = new FormData()
      body.set('fields', fields)
      body.set('blob', new Blob([Uint8Array.from(file)]), 'th14_01.rpy')
      const headers = { authorization: `Dessert ${localStorage.getItem('token')}` }
      const answer = await fetch('/api/upReplay', { method: 'POST', headers, body })
      const { data, msg } = (await answer.json()) as { data: { CODE: string }; msg: string } // the site's own answer
      if (msg) throw new Error(msg)
      return data.CODE
    },
    [[...bytes], JSON.stringify(uploaded)] as const,
  )
}

const uploaded = {
  ...{ comment: '', category: 'other', screen: '', open: 'Y', commentable: 'Y' },
  ...{ NM: 'N', NB: 'N', NT: 'N', NSY: 'N' },
}
