import { expect } from 'vitest'
import { writing } from '#contract/writing.ts'
import { makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { byTurns } from '../../test/by-turns.ts'
import { makeMember, type TestMember } from '../../test/make-member.ts'
import type { TestSite } from '../../test/open-test-site.ts'
import { write } from '../input/field.ts'
import { documentWith, type PlaceName, placesInText } from '../input/places-in-text.ts'
import { sequences, threeWords } from '../input/sequences.ts'
import { journeysOn, type Visit } from '../journey.ts'
import { topicPage } from '../pages/topic-page.ts'
import type { Device, Person } from '../person.ts'
import { eventually } from '../see.ts'
import { variants } from '../variants.ts'
import { watchWrites } from '../watch-writes.ts'

const journey = journeysOn()

for (const device of variants(import.meta, ['PC', 'M'] as const)) {
  journey(`every sequence is written once and whole, wherever the caret stands, on ${device}`, async (visit) => {
    const { writer, member, t } = await atReply(visit, device)
    const { editor } = topicPage(writer)
    const sent = watchWrites(writer.page)
    const typed: Partial<Record<PlaceName, string>> = {}
    for (const [turn, { name, selector, before, after }] of placesInText.entries()) {
      const element = editor.text.locator(selector).first()
      await editor.caretAt(element, before.length)
      const line = editor.text.locator(selector.replace(/ strong$/, '')).first()
      const field = { page: writer.page, read: async () => words(await line.innerText()) }
      const around = beside[name] ?? ['', '']
      let done = ''
      for (const { name: sequence, strokes } of byTurns(sequences, { nth: 3, turn })) {
        done += await write(field, strokes, {
          before: around[0] + before + done,
          after: after + around[1],
          at: `${name}, ${sequence}`,
        })
      }
      typed[name] = done
    }
    expect(await kept(writer, visit.site, { member, t })).toEqual(documentWith(typed, member.id))
    expect(sent).toEqual([])
  })
}

journey('every composed word is a step of undo, and comes back', async (visit) => {
  const { writer } = await atReply(visit, 'PC')
  const { editor } = topicPage(writer)
  const element = editor.text.locator(placesInText[3].selector)
  await editor.caretAt(element, 0)
  const field = { page: writer.page, read: async () => words(await element.innerText()) }
  const states = ['']
  for (const { strokes } of threeWords) {
    const before = states.at(-1) ?? ''
    states.push(before + (await write(field, strokes, { before })))
  }
  for (const state of states.toReversed().slice(1)) {
    await writer.page.keyboard.press('Control+z')
    await eventually(field.read).toBe(state)
  }
  for (const state of states.slice(1)) {
    await writer.page.keyboard.press('Control+Shift+z')
    await eventually(field.read).toBe(state)
  }
})

/** A member at the reply box of a topic, with a draft that has every place. */
async function atReply({ site, person }: Visit, device: Device) {
  const member = await makeMember(site, `writer${device.toLowerCase()}${++count}`)
  const t = await makeTopic(site, await makeMember(site, `host${count}`), { m: await makeClub(site) })
  const draft = { place: `t:${t}`, title: '', document: documentWith({}, member.id), base: 0 }
  expect(await site.call(writing.calls.saveDraft, draft, { token: member.token })).toMatchObject({ msg: '' })
  const writer = await person({ device, token: member.token })
  const topic = topicPage(writer)
  await topic.visit(t)
  await topic.openReply()
  await eventually(() => topic.editor.text.innerText()).toContain('最后一行')
  return { writer, member, t }
}

let count = 0

/** The text without line breaks of blocks and zero-width characters. */
const words = (shown: string): string => shown.replaceAll(/[\n\u200b\ufeff]/g, '')

/** Other text in the line of a place, before and after it. */
const beside: Partial<Record<PlaceName, readonly [string, string]>> = {
  'the middle of marked text': ['一块', '蛋糕'],
  'after a mention': ['@恋恋', ''],
}

/** Saves by Ctrl+S; answers the draft that the server has. */
async function kept({ page }: Person, site: TestSite, { member, t }: { member: TestMember; t: number }) {
  const saving = page.waitForResponse(/\/api\/saveDraft$/)
  await page.keyboard.press('Control+s')
  await saving
  const { data } = await site.call(writing.calls.drafts, { place: `t:${t}` }, { token: member.token })
  return data[0]?.document
}
