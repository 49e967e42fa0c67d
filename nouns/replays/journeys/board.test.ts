import { expect } from 'vitest'
import { gameTitle } from '#rules/games/game-names.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn, type Visit } from '#site/journeys/journey.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { iscore } from '../contract/iscore.ts'
import { uploadRun } from '../test/upload-run.ts'
import { iscore as en } from '../words/iscore/iscore.en.ts'
import { iscore as zh } from '../words/iscore/iscore.zh.ts'

const journey = journeysOn()
const boards = new WeakMap<Visit['site'], Promise<readonly string[]>>()

for (const [language, device] of variants(import.meta, [
  ['zh', 'M'],
  ['en', 'PC'],
] as const)) {
  journey(`the board shows who is ahead and of what a sum is made, in ${language} on ${device}`, async (visit) => {
    const words = { zh, en }[language]
    const board = boards.get(visit.site) ?? fourOnTheBoard(visit)
    boards.set(visit.site, board)
    const names = await board
    const { page, visit: go } = await visit.person({ language, device })
    await go('/jf')
    const podium = page.getByRole('list', { name: words.podium }).getByRole('listitem')
    await eventually(() => podium.getByRole('link').allInnerTexts()).toEqual(names.slice(0, 3))

    const ranking = page.getByRole('region', { name: words.ranking })
    const row = (nick: string) => ranking.locator('li[data-list-item]').filter({ hasText: nick })
    const fourth = row(names[3] ?? '')
    // Equal sums share a place.
    await see(fourth.getByText(words.place(3), { exact: true }))
    // Of which games the points are.
    const games = fourth.getByRole('list').getByRole('listitem')
    await eventually(() => games.evaluateAll((all) => all.map((one) => one.getAttribute('title')))).toEqual([
      gameTitle(12, language),
      gameTitle(14, language),
    ])
    await fourth.getByRole('button', { name: words.open(names[3] ?? '') }).click()
    const parts = fourth.getByRole('region', { name: words.parts })
    await eventually(() => parts.locator('tbody').count()).toBe(2)
    expect(await axeViolations(page)).toEqual([])
    // The way back leads to the parts as they were.
    await parts.locator('tbody').getByRole('link').first().click()
    await page.waitForURL('**/r/*')
    await page.goBack()
    await eventually(() => parts.locator('tbody').count()).toBe(2)
    await page.reload()
    await eventually(() => parts.locator('tbody').count()).toBe(2)
    await parts.getByRole('link').first().focus()
    await page.keyboard.press('Escape')
    await seeGone(parts)

    const ofOne = page.getByRole('region', { name: words.ofGame(gameTitle(14, language)) })
    await page.getByRole('navigation', { name: words.games }).locator('a[href="/jf?game=14"]').click()
    await eventually(() => ofOne.getByRole('link').allInnerTexts()).toEqual([names[3]])
  })
}

/** Four members with runs that staff have passed, the first one ahead; the last one has a run of another game too. */
async function fourOnTheBoard({ site }: Visit): Promise<readonly string[]> {
  const clerk = await hire(site, 'clerk', ['iscore'])
  const { queue, pass } = iscore.calls
  const scored = { category: 'score' } as const
  const scores = { first: 900_000_000, second: 700_000_000, third: 500_000_000, fourth: 50_000_000 }
  for (const [name, score] of Object.entries(scores)) {
    const member = await makeMember(site, name)
    await uploadRun(site, member, { difficulty: 3, score }, scored)
    if (name === 'fourth') await uploadRun(site, member, { game: 'th14', difficulty: 0, score: 100_000_000 }, scored)
  }
  await settleJobs(site, 'iscore')
  const { data } = await site.call(queue, {}, { token: clerk.token })
  for (const { KeyID } of data.rows) {
    const answer = await site.call(
      pass,
      { rid: KeyID, pass: 'Y', reason: '看过了', was: 'waits' },
      { token: clerk.token },
    )
    expect(answer.msg).toBe('')
  }
  await settleJobs(site, 'iscore')
  return Object.keys(scores)
}
