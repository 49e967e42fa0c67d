import { expect } from 'vitest'
import { journeysOn } from '#site/journeys/journey.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { bet as words } from '../words/bet.zh.ts'

const journey = journeysOn({ seeded: true })

journey('who logs in where another member was sees their own stakes, and what they typed before', async (visit) => {
  const person = await visit.person()
  const { page } = person
  const logIn = async (name: string) => {
    const account = visit.demo.find((each) => each.account === name)
    await frame(person).openLogin()
    await frame(person).logIn(name, account?.password ?? '')
    await seeGone(frame(person).dialog)
  }
  const holds = () => page.locator('#slip').getByText(/手上有/)
  await person.visit('/bocai/in15score')
  await logIn('demo2')
  await see(page.getByText(words.own.title), holds())
  const former = await page.locator('#slip').innerText()
  await frame(person).logOut()
  await seeGone(page.getByText(words.own.title))
  expect(await holds().count()).toBe(0)
  const amount = page.locator('#slip input').first()
  await amount.fill('3')
  await logIn('demo3')
  await see(holds())
  const shown = await page.locator('#slip').innerText()
  expect(shown).not.toBe(former)
  expect(await amount.inputValue()).toBe('3')
  await page.reload()
  await see(holds())
  await amount.fill('3')
  await eventually(() => page.locator('#slip').innerText()).toBe(shown)
})
