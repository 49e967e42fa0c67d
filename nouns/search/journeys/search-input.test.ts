import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { inputField, write } from '#site/journeys/input/field.ts'
import { sequences } from '#site/journeys/input/sequences.ts'
import { journeysOn, type Visit } from '#site/journeys/journey.ts'
import type { Device, Person } from '#site/journeys/person.ts'
import { eventually, see } from '#site/journeys/see.ts'
import { byTurns } from '#site/test/by-turns.ts'

const journey = journeysOn({ seeded: true })

interface Place {
  readonly name: string
  readonly device: Device
  readonly open: (who: Person, visit: Visit) => Promise<Locator>
}

const places: readonly Place[] = [
  {
    name: 'the box in the bar',
    device: 'PC',
    open: async (who) => {
      await who.visit('/rpy')
      return who.page.getByRole('combobox', { name: who.words.shell.search, exact: true })
    },
  },
  {
    name: 'the box of the search page',
    device: 'PC',
    open: async (who) => {
      await who.visit('/search')
      return who.page.getByRole('main').getByRole('combobox')
    },
  },
  {
    name: 'the sheet on a phone',
    device: 'M',
    open: async (who) => {
      await who.visit('/rpy')
      await who.page.getByRole('link', { name: who.words.shell.search, exact: true }).click()
      return who.page.getByRole('dialog').getByRole('combobox')
    },
  },
  {
    name: 'the box of a club',
    device: 'PC',
    open: async (who, { site }) => {
      const [topic] = (await site.call(clubs.calls.newTopics, {})).data
      await who.visit(`/ms?m=${topic?.MS}`)
      return who.page.getByRole('main').getByRole('searchbox')
    },
  },
]

for (const [turn, { name, device, open }] of places.entries()) {
  journey(`${name}, with every input method: nothing is asked for or left while one composes`, async (visit) => {
    const who = await visit.person({ device })
    const { page } = who
    const box = await open(who, visit)
    const asked = watchSuggestions(page)
    const address = page.url()
    await box.click()
    for (const { name: sequence, strokes, text } of byTurns(sequences, { nth: 3, turn })) {
      await box.fill('')
      asked.length = 0
      await write(inputField(page, box), strokes, { at: `${name}, ${sequence}` })
      expect(await box.inputValue()).toBe(text)
      expect(page.url()).toBe(address)
      // Only what was written is asked for, never letters that are still being chosen from.
      const strange = asked.filter((value) => !text.startsWith(value))
      expect([sequence, strange]).toEqual([sequence, []])
    }
    await box.fill('布丁')
    await box.press('Enter')
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === '布丁')
    await see(page.locator('main mark'))
  })
}

journey('suggestions wait for the end of a word, and come once for it', async ({ person }) => {
  const { page, words, visit } = await person()
  await visit('/rpy')
  const box = page.getByRole('combobox', { name: words.shell.search, exact: true })
  const asked = watchSuggestions(page)
  await box.click()
  await write(inputField(page, box), [{ show: 'b' }, { show: 'bu' }, { show: "bu'd" }, { show: "bu'ding" }])
  await page.waitForTimeout(600)
  expect(asked).toEqual([])
  expect(await page.getByRole('listbox').count()).toBe(0)
  await box.fill('')
  await write(inputField(page, box), [{ show: 'bu' }, { show: "bu'ding" }, { commit: '布丁' }])
  await see(page.getByRole('option'))
  await eventually(() => asked).toEqual(['布丁'])
  // What was asked for a moment ago is kept.
  await box.fill('布')
  await eventually(() => asked.length).toBe(2)
  await box.fill('布丁')
  await see(page.getByRole('option').filter({ hasText: '演示·布丁' }))
  await page.waitForTimeout(400)
  expect(asked).toEqual(['布丁', '布'])
})

/** Records the texts that suggestions are asked for. */
function watchSuggestions(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/schs') return
    const { value } = request.postDataJSON() as { value: string } // as the contract says
    asked.push(value)
  })
  return asked
}
