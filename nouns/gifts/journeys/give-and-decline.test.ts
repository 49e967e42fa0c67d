import { expect } from 'vitest'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import type { Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { makeMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { resources as enResources } from '#words/cards/resources.en.ts'
import { resources as zhResources } from '#words/cards/resources.zh.ts'
import { en } from '#words/pack.en.ts'
import { givers } from '../test/gifts.ts'
import { gifts as enGifts } from '../words/gifts.en.ts'
import { gifts as zhGifts } from '../words/gifts.zh.ts'

const journey = journeysOn()

let opened: TestSite
const { giver, give, age, held } = givers(() => opened)

const dialog = ({ page }: Person) => page.getByRole('dialog')
const amount = (person: Person, label: string) => dialog(person).getByLabel(label, { exact: true })
const chip = (person: Person, name: string) => dialog(person).getByRole('radio', { name: new RegExp(`^${name}`) })

journey('a gift is given, seen live by the other, given back, and stops at the limit of the week', async (visit) => {
  opened = visit.site
  const ann = await giver({ milk: 5, score: 20_000 })
  const bea = await makeMember(opened, 'sakuya')
  const writer = await visit.person({ token: ann.token })
  const reader = await visit.person({ token: bea.token, language: 'en', device: 'M' })

  await reader.visit('/gifts')
  await see(reader.page.getByText(enGifts.empty.all))
  expect(await axeViolations(reader.page)).toEqual([])

  await writer.visit(`/p/${bea.id}`)
  const button = writer.page.getByRole('main').getByRole('button', { name: zhGifts.give })
  await button.click()
  // What it will do stands there before it is pressed.
  await see(dialog(writer).getByText(zhGifts.fromTo(5, 4)))
  await amount(writer, zhGifts.amount).fill('9')
  await see(dialog(writer).getByText(zhGifts.tooLittle(zhResources.amounts.milk(5))))
  await amount(writer, zhGifts.amount).fill('1')
  await dialog(writer).getByRole('button', { name: zhGifts.more, exact: true }).click()
  await see(dialog(writer).getByText(zhGifts.fromTo(12_000, 8_000)))
  await dialog(writer).getByLabel(zhGifts.note).fill('谢谢你的攻略')
  expect(await axeViolations(writer.page)).toEqual([])
  await dialog(writer)
    .getByRole('button', { name: zhGifts.send(zhResources.amounts.milk(2)) })
    .click()
  await see(writer.page.getByText(zhGifts.sent))
  await seeGone(dialog(writer))
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)

  // It comes to the other's open page by itself, with the bell.
  await see(reader.page.getByText('谢谢你的攻略'), reader.page.getByText(enResources.names.milk).first())
  await see(reader.page.getByRole('banner').getByText('1', { exact: true }))
  await reader.page.getByRole('button', { name: /^Give .* back to/ }).click()
  await see(dialog(reader).getByText(enGifts.declineText(enResources.amounts.milk(2))))
  await dialog(reader).getByRole('button', { name: enGifts.decline, exact: true }).click()
  await see(reader.page.getByRole('listitem').getByText(enGifts.states.declined))
  await eventually(() => held(ann, 'milk')).toBe(5)

  // By keyboard alone, from the page of gifts: the receiver is found by their nickname.
  await writer.visit('/gifts')
  await see(writer.page.getByRole('listitem').getByText(zhGifts.states.declined))
  await writer.page.getByRole('main').getByRole('button', { name: zhGifts.give }).focus()
  await writer.page.keyboard.press('Enter')
  const to = dialog(writer).getByLabel(zhGifts.to, { exact: true })
  await eventually(() => to.evaluate((field) => field === document.activeElement)).toBe(true)
  await writer.page.keyboard.type('saku')
  await see(dialog(writer).getByRole('button', { name: 'sakuya' }))
  await writer.page.keyboard.press('Enter')
  await see(chip(writer, zhResources.names.milk))
  await chip(writer, zhResources.names.score).focus()
  await writer.page.keyboard.press('Space')
  await amount(writer, zhGifts.amount).focus()
  await writer.page.keyboard.press('ArrowUp')
  await eventually(() => amount(writer, zhGifts.amount).inputValue()).toBe('100')
  await amount(writer, zhGifts.amount).fill('12001')
  await see(dialog(writer).getByText(zhGifts.over(12_000)))
  await dialog(writer)
    .getByRole('button', { name: zhGifts.most(12_000) })
    .click()
  await amount(writer, zhGifts.amount).press('Enter')
  await see(writer.page.getByText(zhGifts.sent))
  await see(writer.page.getByText(zhGifts.used(12_000, 12_000)), reader.page.getByText(enGifts.used(12_000, 12_000)))

  // Both weeks are full now: of the other's, no number is told.
  const other = await makeMember(opened, 'meiling')
  await writer.visit(`/gifts?to=${other.id}`)
  await see(dialog(writer).getByText(zhGifts.over(0)))
  const cat = await giver({ milk: 3 })
  const late = await visit.person({ token: cat.token, language: 'en', device: 'M' })
  await late.visit(`/p/${bea.id}`)
  await late.page.getByRole('main').getByRole('button', { name: enGifts.give }).click()
  await see(dialog(late).getByText(enGifts.why.weekIn))
  await dialog(late).getByRole('button', { name: en.shell.close }).click()

  await age(cat, 3)
  await late.visit(`/messages?with=${other.id}`)
  await late.page.getByRole('button', { name: enGifts.give }).click()
  await see(dialog(late).getByText(enGifts.why.accountYoung))
  expect(await axeViolations(late.page)).toEqual([])
  expect(await give(cat, other, { milk: 1 })).toBe('accountYoung')
})
