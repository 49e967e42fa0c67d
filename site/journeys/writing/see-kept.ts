import { expect } from 'vitest'
import { clubDesk as enDesk } from '#nouns/clubs/words/club-desk.en.ts'
import { clubDesk as zhDesk } from '#nouns/clubs/words/club-desk.zh.ts'
import { clubReminders as enReminders } from '#nouns/clubs/words/club-reminders.en.ts'
import { clubReminders as zhReminders } from '#nouns/clubs/words/club-reminders.zh.ts'
import { hire } from '../../test/hire.ts'
import { axeViolations } from '../axe.ts'
import type { Visit } from '../journey.ts'
import { overflowing } from '../overflow.ts'
import { desk } from '../pages/desk.ts'
import { topicPage } from '../pages/topic-page.ts'
import type { Person } from '../person.ts'
import { see, seeGone } from '../see.ts'

const packs = {
  zh: { desk: zhDesk, reminders: zhReminders },
  en: { desk: enDesk, reminders: enReminders },
} as const

interface Keeping {
  readonly writer: Person
  readonly t: number
  readonly title: string
  readonly other: number
}

/** Staff move, lock, hide and restore a topic; the author gets a reminder of each act with its reason. */
export async function seeKept({ site, person }: Visit, { writer, t, title, other }: Keeping): Promise<void> {
  const { language, device, page } = writer
  const { desk: words, reminders } = packs[language]
  const { topics } = words
  const chief = await person({ language, device, token: (await hire(site, `keeper${t}`, ['ms'])).token })
  const back = desk(chief)
  await back.visit('/admin/ms')
  await chief.page.getByText(words.ms.names.topics, { exact: true }).click()
  await chief.page.getByLabel(topics.value).fill(title)
  await back.button(topics.find).click()
  const act = async (one: 'move' | 'lock' | 'hide' | 'restore') => {
    await back.button(topics.actsOf(title)).click()
    await chief.page.getByRole('menuitem', { name: topics.act[one], exact: true }).click()
    if (one === 'move') await back.dialog.getByLabel(topics.to).selectOption(String(other))
    await back.reason.fill(`because ${one}`)
    await back.dialog.getByRole('button', { name: topics.act[one], exact: true }).click()
    await seeGone(back.dialog)
  }
  const read = topicPage(writer)
  const told = async (one: keyof typeof reminders.topicActs) => {
    await writer.visit('/reminders')
    const told = page.getByText(reminders.topicStaff(title, reminders.topicActs[one]))
    await see(told, page.getByText(`because ${one}`))
  }
  await act('move')
  await told('move')
  await act('lock')
  await told('lock')
  expect([await axeViolations(chief.page), await overflowing(chief.page)]).toEqual([[], []])
  await read.visit(t)
  await see(page.getByText(read.words.topic.lockedText), page.getByRole('link', { name: /下午茶/ }))
  await seeGone(read.reply)
  await act('hide')
  await read.visit(t)
  await see(page.getByText(read.words.topic.gone))
  await told('hide')
  await act('restore')
  await told('restore')
  await read.visit(t)
  await see(read.floor(2).getByText('今天晚上'))
}
