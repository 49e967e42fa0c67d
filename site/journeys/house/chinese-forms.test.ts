import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { makeClub } from '#nouns/clubs/test/clubs.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { byTurns } from '../../test/by-turns.ts'
import { makeMember } from '../../test/make-member.ts'
import { inputField, write } from '../input/field.ts'
import { sequences } from '../input/sequences.ts'
import { journeysOn } from '../journey.ts'
import { clubsPage } from '../pages/clubs-page.ts'
import { replayPage } from '../pages/replay-page.ts'
import type { Person } from '../person.ts'
import { see } from '../see.ts'
import { variants } from '../variants.ts'
import { watchWrites } from '../watch-writes.ts'

const journey = journeysOn()

for (const device of variants(import.meta, ['PC', 'M'] as const)) {
  journey(`every box takes every sequence and sends nothing by itself on ${device}`, async ({ site, person }) => {
    const member = await makeMember(site, `typist${device.toLowerCase()}`)
    const { code } = await uploadRun(site, member)
    const m = await makeClub(site)
    const writer = await person({ device, token: member.token })
    const { page, words } = writer

    await writer.visit(`/r/${code}`)
    await takesAll(writer, replayPage(writer).comment)
    if (device === 'PC') await takesAll(writer, page.getByRole('combobox', { name: words.shell.search }))
    await writer.visit('/settings/profile')
    await takesAll(writer, page.getByLabel(words.settings.nickname.label, { exact: true }))
    await takesAll(writer, page.getByLabel(words.settings.introduction.label, { exact: true }))
    const club = clubsPage(writer)
    await club.visit(m)
    await takesAll(writer, club.search)
    await club.openWrite()
    await takesAll(writer, club.title)
  })
}

journey('Enter sends once the composition is over', async ({ site, person }) => {
  const member = await makeMember(site, 'sender')
  const { code } = await uploadRun(site, member)
  const { page, words, visit, ...rest } = await person({ token: member.token })
  const wrote = watchWrites(page)
  await visit(`/r/${code}`)
  const { comment, comments } = replayPage({ page, words, visit, ...rest })
  await comment.click()
  const said = await write(inputField(page, comment), sequences[1]?.strokes ?? [])
  await page.keyboard.press('Control+Enter')
  await see(comments.getByText(said))
  expect(wrote).toHaveLength(1)
  const search = page.getByRole('combobox', { name: words.shell.search })
  await search.click()
  await write(inputField(page, search), sequences[0]?.strokes ?? [])
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/search?q=${encodeURIComponent('你好')}`)
})

/** Boxes that were typed into. The next box takes the next third of the sequences; all boxes take all in test:all. */
let boxes = 0

/**
 * Types each sequence into the emptied box. The text is checked after every key; no key may submit or leave the page.
 */
async function takesAll({ page }: Person, box: Locator): Promise<void> {
  boxes += 1
  const [wrote, at] = [watchWrites(page), page.url()]
  for (const { name, strokes, text } of byTurns(sequences, { nth: 3, turn: boxes })) {
    await box.fill('')
    await box.click()
    expect(await write(inputField(page, box), strokes, { at: name })).toBe(text)
  }
  await box.fill('')
  expect([wrote, page.url()]).toEqual([[], at])
}
