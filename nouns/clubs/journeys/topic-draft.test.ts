import { expect } from 'vitest'
import { writing } from '#contract/writing.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn, type Visit } from '#site/journeys/journey.ts'
import { clubWords } from '#site/journeys/pages/topic-page.ts'
import type { Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { editor as zh } from '#words/editor/editor.zh.ts'
import { documentOf, makeClub } from '../test/clubs.ts'

const journey = journeysOn()
const { club: words } = clubWords.zh

journey('a kept draft of a topic is announced with its title when the form opens', async (visit) => {
  const { site, person } = visit
  const member = await makeMember(site, 'keeper')
  const m = await makeClub(site)
  await keep(visit, member, m)
  const writer = await person({ token: member.token })
  await writer.visit(`/ms?m=${m}`)
  const { title, paper, open } = form(writer)
  await open()
  await see(writer.page.getByText(zh.drafts.goingOn('雨天的蛋糕')))
  expect(await title.inputValue()).toBe('雨天的蛋糕')
  expect(await paper.innerText()).toBe('只写了一半')
  expect(await writer.page.getByText(zh.drafts.restored).count()).toBe(0)
  expect(await axeViolations(writer.page)).toEqual([])
})

journey('the body of a kept draft never appears under another title', async (visit) => {
  const { site, person } = visit
  const member = await makeMember(site, 'titler')
  const m = await makeClub(site)
  await keep(visit, member, m)
  const writer = await person({ token: member.token })
  const { page } = writer
  // A slow answer: the title is typed before the draft arrives.
  await page.route('**/api/getDraft', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  await writer.visit(`/ms?m=${m}`)
  const { title, paper, open } = form(writer)
  await open()
  await title.fill('晴天的茶')
  await see(page.getByText(zh.drafts.waiting('雨天的蛋糕')), page.getByText('只写了一半'))
  expect(await title.inputValue()).toBe('晴天的茶')
  expect((await paper.innerText()).trim()).toBe('')
  expect(await axeViolations(page)).toEqual([])

  // A post made despite the conflict is another topic: the stored draft must remain.
  await paper.click()
  await page.keyboard.type('一壶新茶')
  await page.locator('#write').getByRole('button', { name: words.post, exact: true }).click()
  await page.waitForURL(/[?&]t=\d+/)
  await eventually(async () => (await drafts(visit, member, m)).map(({ title: kept }) => kept)).toEqual(['雨天的蛋糕'])

  await page.unroute('**/api/getDraft')
  await writer.visit(`/ms?m=${m}`)
  await page.route('**/api/getDraft', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  await page.evaluate(() =>
    localStorage.removeItem(Object.keys(localStorage).find((key) => key.startsWith('draft.')) ?? ''),
  )
  await open()
  await title.fill('又一个题目')
  await page.getByRole('button', { name: zh.drafts.goOn }).click()
  expect(await title.inputValue()).toBe('雨天的蛋糕')
  await eventually(() => paper.innerText()).toBe('只写了一半')
  await seeGone(page.getByRole('button', { name: zh.drafts.goOn }))
})

function form({ page }: Person) {
  return {
    title: page.getByLabel(words.titleLabel),
    paper: page.locator('.ProseMirror'),
    open: async () => {
      await page.locator('#write').getByRole('button', { name: words.writeShort }).click()
      await page.locator('.ProseMirror').waitFor()
    },
  }
}

async function keep({ site }: Visit, { token }: TestMember, m: number): Promise<void> {
  const draft = { place: `m:${m}`, title: '雨天的蛋糕', document: documentOf('只写了一半'), base: 0 }
  expect((await site.call(writing.calls.saveDraft, draft, { token })).msg).toBe('')
}

const drafts = async ({ site }: Visit, { token }: TestMember, m: number) =>
  (await site.call(writing.calls.drafts, { place: `m:${m}` }, { token })).data
