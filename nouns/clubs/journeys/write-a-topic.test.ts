import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { clubsPage } from '#site/journeys/pages/clubs-page.ts'
import { topicPage } from '#site/journeys/pages/topic-page.ts'
import type { Device } from '#site/journeys/person.ts'
import { see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { seeAnswered } from '#site/journeys/writing/see-answered.ts'
import { seeKept } from '#site/journeys/writing/see-kept.ts'
import { writeAndLose } from '#site/journeys/writing/write-and-lose.ts'
import { makeMember } from '#site/test/make-member.ts'
import { makeClub } from '../test/clubs.ts'

const journey = journeysOn()
/** Both languages and both devices once: how an act works on a device does not depend on its words. */
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  journey(`a topic is written, answered and kept in order in ${language} on ${device}`, async (visit) => {
    const { site } = visit
    const [m, other] = [await makeClub(site, `甜品研究会${i}`), await makeClub(site, `下午茶${i}`)]
    const author = await makeMember(site, `author${i}`)
    const friend = await makeMember(site, `friend${i}`)
    const nick = `草莓蛋糕${i}`
    await site.call(accounts.calls.rename, { nick }, { token: friend.token })
    await uploadRun(site, author)

    const title = `今天吃了蛋糕${i}`
    const writer = await writeAndLose(visit, { m, author, nick, title, language, device })
    expect(await movedByWords(clubsPage(writer).post)).toBe(0)
    await clubsPage(writer).post.click()
    await writer.page.waitForURL(/\/ms\?t=\d+/)
    const t = Number(new URL(writer.page.url()).searchParams.get('t'))
    const read = topicPage(writer)
    await see(writer.page.getByRole('heading', { level: 1, name: title }))
    await seeWhole(writer.page, nick)
    expect([await axeViolations(writer.page), await overflowing(writer.page)]).toEqual([[], []])

    await seeAnswered(visit, { writer, friend, t })
    await seeKept(visit, { writer, t, title, other })
    await see(read.floor(1))
  })
}

/** How far a button moves when the draft's status line overflows: it must not move away while somebody presses it. */
const movedByWords = (button: Locator): Promise<number> =>
  button.evaluate((found) => {
    const more = document.createTextNode(' kept here and there'.repeat(20))
    const before = found.getBoundingClientRect().top
    document.querySelector('[data-kept]')?.append(more)
    const after = found.getBoundingClientRect().top
    more.remove()
    return after - before
  })

/** Expects everything that was written on the posted floor, as readers see it. */
async function seeWhole(page: Page, nick: string): Promise<void> {
  const floor = page.locator('#f1 .rt')
  await see(floor.getByText('你好'), floor.getByRole('link', { name: `@${nick}` }), floor.locator('.rt-emoji'))
  await see(floor.locator('.rt-gallery img').first(), floor.locator('.run-card img'), floor.getByText('the end of it'))
  const hidden = floor.locator('.rt-hidden')
  await seeGone(hidden.getByText('the strawberry was last'))
  await hidden.getByText('剧透').click()
  await see(hidden.getByText('the strawberry was last'))
}
