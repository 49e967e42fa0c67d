import { expect } from 'vitest'
import { characterName } from '#rules/games/characters.ts'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { desk } from '#site/journeys/pages/desk.ts'
import type { Device } from '#site/journeys/person.ts'
import { see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { dragonBalls } from '../contract/dragon-balls.ts'
import { uploadPainting } from '../test/upload-painting.ts'
import { dragonBalls as enBoard } from '../words/dragon-balls.en.ts'
import { dragonBalls as zhBoard } from '../words/dragon-balls.zh.ts'
import { paintingDesk as enDesk } from '../words/painting-desk.en.ts'
import { paintingDesk as zhDesk } from '../words/painting-desk.zh.ts'

const journey = journeysOn()
const boards = { zh: zhBoard, en: enBoard }
const desks = { zh: zhDesk, en: enDesk }
const walks: readonly (readonly [Language, Device, string])[] = [
  ['zh', 'PC', 'Reimu'],
  ['en', 'M', 'Marisa'],
]

for (const [i, [language, device, character]] of variants(import.meta, walks.entries())) {
  journey(`a round closes under the eyes of a guest in ${language} on ${device}`, async ({ site, person }) => {
    const board = boards[language]
    const name = characterName(character, language)
    const painters = [await makeMember(site, `painter${i}`), await makeMember(site, `other${i}`)] as const
    const keeper = await hire(site, `keeper${i}`, ['painting'])
    await setBalls(site, { character, count: 6, painters, keeper })
    await uploadPainting(site, painters[0], { name: '第七幅 the seventh', dragon: character })

    const guest = await person({ language, device, motion: true })
    await guest.visit('/dragonball')
    const plate = guest.page.getByRole('list', { name: board.balls(name, 6), exact: true })
    await see(guest.page.getByText(board.left(1), { exact: true }), plate)
    expect(await plate.getByRole('link').count()).toBe(6)
    expect([await axeViolations(guest.page), await overflowing(guest.page)]).toEqual([[], []])

    const staff = await person({ language, device, token: keeper.token })
    const queue = desk(staff)
    const words = desks[language].dragon
    await queue.visit('/admin/painting?tab=dragon')
    await see(staff.page.getByRole('link', { name: desks[language].line.open('第七幅 the seventh'), exact: true }))
    expect([await axeViolations(staff.page), await overflowing(staff.page)]).toEqual([[], []])
    await queue.button(words.accept).click()
    await queue.decide('真好看 lovely', words.accept)
    await see(staff.page.getByText(words.candidatesEmpty))

    await see(guest.page.getByRole('status').getByText(board.moment(name, 1)))
    const nicks = [`painter${i}`, `other${i}`]
    await see(guest.page.getByRole('status').getByText(board.momentBy(nicks)))
    expect(await axeViolations(guest.page)).toEqual([])
    await see(guest.page.getByRole('heading', { name: board.closed, exact: true }))
    await guest.page.getByRole('button', { name: guest.words.shell.close, exact: true }).click()
    await seeGone(guest.page.getByText(board.moment(name, 1)))

    const painter = await person({ language, device, token: painters[0].token })
    await painter.visit('/dragonball')
    await see(painter.page.getByText(board.pendingRow(name, 1, 7), { exact: true }))
    await seeGone(painter.page.getByText(board.moment(name, 1)))
  })
}

journey('staff set and empty a place by hand', async ({ site, person }) => {
  const painter = await makeMember(site, 'painterof')
  const pid = await uploadPainting(site, painter, { name: '手放的', dragon: 'Youmu' })
  const staff = await person({ token: (await hire(site, 'placer', ['painting'])).token })
  const queue = desk(staff)
  const words = zhDesk.dragon
  await queue.visit('/admin/painting?tab=dragon&character=Youmu')
  await queue.button(words.putAt(4)).click()
  await queue.dialog.getByLabel(words.id).fill(String(pid))
  await queue.decide('补上', words.putNow)
  await see(staff.page.getByText(words.round(1, 1), { exact: true }))
  await queue.button(words.emptyAt(4)).click()
  await queue.decide('放错了', words.empty)
  await see(staff.page.getByText(words.round(1, 0), { exact: true }))
})

interface Balls {
  readonly character: string
  readonly count: number
  readonly painters: readonly [TestMember, TestMember]
  readonly keeper: TestMember
}

/** Sets the first balls of a character; the painters take turns. */
async function setBalls(site: TestSite, { character, count, painters, keeper }: Balls): Promise<void> {
  for (let n = 0; n < count; n++) {
    const by = n % 2 === 0 ? painters[0] : painters[1]
    const pid = await uploadPainting(site, by, { dragon: character })
    const decided = { pid, accept: 'Y', reason: 'pretty' } as const
    const { data } = await site.call(dragonBalls.calls.decide, decided, { token: keeper.token })
    expect(data).toEqual({ BALL: n + 1, CLOSED: 'N' })
  }
}
