import { clubs } from '@patisserie/contract/clubs'
import { formatDateTime } from '@patisserie/rules/beijing-time'
import { inZone } from '@patisserie/rules/in-zone'
import { zones } from '@patisserie/words/en/zones'
import { expect } from 'vitest'
import { builtFile } from '../built-file.ts'
import { journeysOn } from '../journey.ts'
import { eventually } from '../see.ts'

const journey = journeysOn({ seeded: true })

journey('times are those of the reader’s zone once the page lives, with Beijing’s in the tooltip', async (visit) => {
  const [topic] = (await visit.site.call(clubs.calls.newTopics, {})).data
  const { page, visit: go } = await visit.person({ language: 'en', zone: 'America/Bogota' })
  const watched = page.waitForResponse((answer) => answer.url().endsWith(builtFile('src/app/states/idle-parts.ts')))
  await go(`/ms?t=${topic?.KeyID}`)
  const time = page.locator('main time').first()
  const at = (await time.getAttribute('datetime')) ?? ''
  const beijing = formatDateTime(at, 'dateTime', 'en')
  expect(await time.getAttribute('title')).toBe(beijing)
  await watched
  await eventually(async () => {
    await page.mouse.move(0, 0)
    await time.hover()
    return time.getAttribute('title')
  }).toBe(`${formatDateTime(inZone(at, -300), 'dateTime', 'en')} · ${zones.beijing(beijing)}`)
})
