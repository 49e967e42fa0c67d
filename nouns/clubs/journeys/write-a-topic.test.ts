import { accounts } from '@patisserie/contract/accounts'
import type { Language } from '@patisserie/rules/language'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { makeClub } from '../../server/test/clubs.ts'
import { makeMember } from '../../server/test/make-member.ts'
import { uploadRun } from '../../server/test/upload-run.ts'
import { axeViolations } from '../axe.ts'
import { journeysOn } from '../journey.ts'
import { overflowing } from '../overflow.ts'
import { clubsPage } from '../pages/clubs-page.ts'
import { topicPage } from '../pages/topic-page.ts'
import type { Device } from '../person.ts'
import { see, seeGone } from '../see.ts'
import { variants } from '../variants.ts'
import { seeAnswered } from '../writing/see-answered.ts'
import { seeKept } from '../writing/see-kept.ts'
import { writeAndLose } from '../writing/write-and-lose.ts'

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
