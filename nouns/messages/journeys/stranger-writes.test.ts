import { expect } from 'vitest'
import { social } from '#contract/social.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { type Person, quiet } from '#site/journeys/person.ts'
import { eventually, see } from '#site/journeys/see.ts'
import { makeMember } from '#site/test/make-member.ts'
import { refusals as zhProblems } from '#words/refusals.zh.ts'
import { messages as enMessages } from '../words/messages.en.ts'
import { messages as zhMessages } from '../words/messages.zh.ts'

const journey = journeysOn()

const field = ({ page }: Person) => page.getByRole('main').getByRole('textbox', { name: /写给|Write to/ })
const log = ({ page }: Person) => page.getByRole('log')

journey(
  'a stranger writes, waits as a request, is answered, goes on live, and is stopped by a block',
  async ({ site, person }) => {
    const [ann, bea] = [await makeMember(site, 'stranger'), await makeMember(site, 'asked')]
    const writer = await person({ token: ann.token })
    const reader = await person({ token: bea.token, language: 'en', device: 'M' })

    await writer.visit(`/p/${bea.id}`)
    await writer.page.getByRole('main').getByRole('link', { name: writer.words.titles.messages, exact: true }).click()
    await see(writer.page.getByText(zhMessages.asks))
    await field(writer).fill('看 https://example.com')
    await field(writer).press('Enter')
    await see(writer.page.getByText(zhProblems['pm.requestLinks']))
    await field(writer).fill('请教一下永夜抄的走位')
    // What is typed is kept over a reload.
    await writer.page.reload()
    await eventually(() => field(writer).inputValue()).toBe('请教一下永夜抄的走位')
    await field(writer).press('Enter')
    await see(log(writer).getByText('请教一下永夜抄的走位'))
    await eventually(() => field(writer).inputValue()).toBe('')

    await reader.visit('/messages')
    await see(reader.page.getByText(enMessages.noneTitle))
    await reader.page.getByRole('link', { name: enMessages.requestsOf(1) }).click()
    await reader.page.getByRole('main').getByRole('listitem').getByRole('link').click()
    await see(reader.page.getByText(enMessages.request('stranger')))
    expect(await axeViolations(reader.page)).toEqual([])
    await field(reader).fill('Sure: https://example.com/route')
    await reader.page.getByRole('button', { name: enMessages.send }).click()
    await see(log(reader).getByRole('link', { name: 'https://example.com/route' }))

    // It comes to the open page of the other one by itself, and goes on.
    await see(log(writer).getByRole('link', { name: 'https://example.com/route' }))
    await field(writer).fill('谢谢')
    await field(writer).press('Enter')
    await see(log(reader).getByText('谢谢'))
    await writer.page.getByRole('button', { name: zhMessages.takeBack }).last().click()
    await see(log(reader).getByText(enMessages.taken))
    expect(await axeViolations(writer.page)).toEqual([])

    // The page of the writer does not read the conversation again meanwhile, so it knows nothing of the block.
    await quiet(writer.page)
    await writer.page.route(/\/api\/getPM/, () => {})
    await site.call(social.calls.block, { UID: ann.id }, { token: bea.token })
    await field(writer).fill('还在吗')
    await field(writer).press('Enter')
    await see(writer.page.getByText(zhProblems['pm.notReachable']).first())
    expect(await field(writer).inputValue()).toBe('还在吗')
    await reader.page.reload()
    await reader.page.getByRole('button', { name: enMessages.unblock, exact: true }).click()
    await see(field(reader))
  },
)
