import { expect } from 'vitest'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { settled } from '#site/journeys/person.ts'
import { see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { iscore as en } from '../words/iscore/iscore.en.ts'
import { iscore as zh } from '../words/iscore/iscore.zh.ts'

const journey = journeysOn()

for (const [language, device] of variants(import.meta, [
  ['zh', 'PC'],
  ['en', 'M'],
] as const)) {
  journey(`a score that is no number is told in ${language} on ${device}`, async ({ person }) => {
    const { trial } = { zh, en }[language]
    const { page, visit } = await person({ language, device })
    await visit('/jf')
    const score = page.getByLabel(trial.score, { exact: true })
    const result = page.getByLabel(trial.result, { exact: true })
    const worth = await result.innerText()
    await score.fill('很多')
    await score.blur()
    await see(page.getByText(trial.noNumber))
    expect([await score.inputValue(), await score.getAttribute('aria-invalid'), await result.innerText()]).toEqual([
      '很多',
      'true',
      '–',
    ])
    await settled(page)
    expect(await axeViolations(page)).toEqual([])
    await score.fill('５００，０００，０００')
    await score.blur()
    await seeGone(page.getByText(trial.noNumber))
    expect([await score.inputValue(), await result.innerText()]).toEqual(['500,000,000', worth])
    // The way in which the site itself writes scores in Chinese.
    await score.fill('5 亿')
    await score.blur()
    expect([await score.inputValue(), await result.innerText()]).toEqual(['500,000,000', worth])
  })
}
