import { expect } from 'vitest'
import { difficultyWords } from '#rules/games/games.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { type Person, settled } from '#site/journeys/person.ts'
import { see } from '#site/journeys/see.ts'
import { kindsOfRuns } from './kinds-of-runs.ts'

const journey = journeysOn()

journey('lists and pages say of a run what its file proves', async (visit) => {
  const runs = await kindsOfRuns(visit.site, 'truthful')
  const walks = [
    { person: await visit.person({ language: 'zh', device: 'PC' }), medalOf: medalInTable },
    { person: await visit.person({ language: 'en', device: 'M' }), medalOf: medalInDetails },
  ]
  for (const { person, medalOf } of walks) {
    const { page, words, visit: go } = person
    const { medals, verdicts, types } = words.replays
    await go('/rpy')
    await settled(page)
    expect(await medalOf(person, runs.proved)).toEqual([medals.clear])
    expect(await medalOf(person, runs.provedHard)).toEqual([medals.hard])
    expect(await medalOf(person, runs.claimed)).toEqual([medals.clear, verdicts.claimed])
    expect(await medalOf(person, runs.claimedHard)).toEqual([medals.hard, verdicts.claimed])
    expect(await medalOf(person, runs.unhit)).toEqual([medals.nn, verdicts.claimed])
    expect(await axeViolations(page)).toEqual([])

    await go(`/r/${runs.named}`)
    await settled(page)
    await see(page.getByText(words.run.stageTable.events({ lost: 1, bombs: 1, borders: 1, broken: 1 })))
    expect(await page.getByRole('img', { name: words.run.stageTable.noLifeLost }).count()).toBe(5)
    const said = (flag: 'NM' | 'NB') => words.facts.flagSays(words.facts.flags[flag], verdicts.contradicted)
    await see(page.getByText(said('NM')).first(), page.getByText(said('NB')).first())
    expect(await axeViolations(page)).toEqual([])

    await go(`/r/${runs.fast}`)
    await see(page.getByText(words.replays.facts.minutes(23, 39)).first())

    await go(`/r/${runs.match}`)
    await see(page.getByText(types.versus, { exact: true }).first(), page.getByText(difficultyWords.N).first())
    expect(await page.locator('main').innerText()).not.toMatch(/[Ss]tage (null|1)\b|null|1 面|undefined/)

    await go(`/r/${runs.scene}`)
    await see(page.getByText('9-4').first())
    expect(await page.locator('main').innerText()).not.toMatch(/61/)
  }
})

const rowOf = ({ page }: Person, code: string) =>
  page.locator('tbody tr').filter({ has: page.locator(`a[href="/r/${code}"]`) })

/** Lines of a medal's text without the first, which is the glyph in its picture. */
const wordsOf = (text: string) => text.split('\n').slice(1)

const medalInTable = async (person: Person, code: string) =>
  wordsOf(await rowOf(person, code).locator('td').nth(6).innerText())

async function medalInDetails(person: Person, code: string) {
  const { page, words } = person
  const { actions } = words.replays
  await rowOf(person, code).getByRole('button', { name: actions.expand }).click()
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: words.run.details.facts }) })
  const label = part.getByText(words.facts.medal, { exact: true })
  const said = await label.locator('xpath=following-sibling::*[1]').innerText()
  await rowOf(person, code).getByRole('button', { name: actions.collapse }).click()
  return wordsOf(said)
}
