import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { expect } from 'vitest'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn, type Visit } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { settled } from '#site/journeys/person.ts'
import { see } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { replays } from '../contract/replays.ts'
import { archiveScores, levelOf } from '../rules/archive-scores.ts'
import { plainRun } from '../test/upload-run.ts'
import { run as enRun } from '../words/run/run.en.ts'
import { run as zhRun } from '../words/run/run.zh.ts'
import { runFacts as enFacts } from '../words/run/run-facts.en.ts'
import { runFacts as zhFacts } from '../words/run/run-facts.zh.ts'
import { scorecard as en } from '../words/scorecard.en.ts'
import { scorecard as zh } from '../words/scorecard.zh.ts'

const journey = journeysOn()
const packs = {
  zh: { story: zh.story, run: zhRun, facts: zhFacts, title: '辉针城', other: '地灵殿' },
  en: { story: en.story, run: enRun, facts: enFacts, title: 'Double Dealing Character', other: 'Subterranean Animism' },
}

for (const [language, device] of variants(import.meta, [
  ['zh', 'PC'],
  ['en', 'M'],
] as const)) {
  journey(`a scorecard tells where the run stands in ${language} on ${device}`, async (visit) => {
    const shot = language === 'zh' ? 5 : 4
    const uploads = await uploader(visit, `story${language}`)
    const former = await uploads.add({ shot, score: 900_000_000 })
    const others = await uploader(visit, `others${language}`)
    for (let i = 0; i < 9; i++) await others.add({ shot, score: 400_000_000 + i * 10_000_000 })
    const now = await uploads.add({ shot, score: 1_200_000_000 })
    const { story, run, facts, title } = packs[language]
    const { page, visit: go, context } = await visit.person({ language, device })
    await go(`/r/${now.CODE}`)
    const section = page.locator('section', { has: page.getByRole('heading', { name: story.title, exact: true }) })
    const said = async () => (await section.innerText()).replace(/\s+/g, ' ')
    await see(section)
    const archive = archiveScores(14, 'L', shot === 5 ? 'SakuyaB' : 'SakuyaA')
    if (!archive) throw new Error('the archive has runs of both')
    expect(await said()).toContain(
      story.archive(String(archive.runs), aboveOf(archive, 1_200_000_000), archive.runs > 100).replaceAll('*', ''),
    )
    expect(await said()).toContain(
      story.former(1, language === 'zh' ? '3.00 亿' : '300.00 million').replaceAll('*', ''),
    )
    const alike = section.getByRole('link', { name: story.all('11'), exact: true })
    await see(alike, section.getByText(story.gains))
    const chara = shot === 5 ? 'SakuyaB' : 'SakuyaA'
    expect(await alike.getAttribute('href')).toBe(`/rpy?chara=${chara}&game=14&rank=L&sort=score&type=full`)
    // The run has three times the score of those alike.
    const gains = await section.locator('dl[class*="list"] dd').allInnerTexts()
    expect(gains.length).toBeGreaterThan(1)
    expect(gains.filter((text) => !/^\+\d+ %$/.test(text.trim()))).toEqual([])
    // Each fact stands once: no figure repeats the sentence.
    const percent = `${aboveOf(archive, 1_200_000_000)}%`
    expect((await said()).replaceAll(' ', '').split(percent)).toHaveLength(2)
    expect(await section.getByRole('link', { name: story.seeFormer.trim() }).getAttribute('href')).toBe(
      `/r/${former.CODE}`,
    )
    // The first HTML has it, without scripts.
    const html = await (await context.request.get(`${visit.origin}/r/${now.CODE}`)).text()
    expect(html).toContain(story.title)

    // A fact stands once: what the scorecard says is not in the list of facts.
    await see(page.getByRole('heading', { level: 1, name: title }))
    const info = page.locator('section', { has: page.getByRole('heading', { name: run.info.title, exact: true }) })
    const labels = await info.locator('dt').allInnerTexts()
    for (const label of [facts.category, facts.iscore, facts.pilot, facts.stage]) expect(labels).not.toContain(label)
    for (const fact of [title, 'Lunatic', '咲夜', 'Sakuya']) expect(await info.innerText()).not.toContain(fact)
    // The columns say when their numbers hold.
    const heads = (
      await page.getByRole('table', { name: run.stageTable.caption }).locator('th[scope=col]').allInnerTexts()
    ).map((text) => text.replace(/\s+/g, ' '))
    expect(heads).toContain(`${run.stageTable.leaving} ${run.stageTable.score}`)
    for (const name of ['lives', 'bombs', 'power', 'graze'] as const)
      expect(heads).toContain(`${run.stageTable.entering} ${run.stageTable[name]}`)
    // Every line of the charts reaches the end of the last stage, and no number of an axis lacks its separators.
    const ends = await page.locator('figure svg path[class*="line"]').evaluateAll((lines) =>
      lines.map((line) => {
        const box = line.closest('svg')?.getBoundingClientRect()
        return Math.abs((box?.right ?? 0) - line.getBoundingClientRect().right)
      }),
    )
    expect(ends.length).toBeGreaterThan(4)
    expect(Math.max(...ends)).toBeLessThan(3)
    const ticks = await page.locator('figure [class*="tick"]').allInnerTexts()
    expect(ticks.filter((text) => /\d{4}/.test(text))).toEqual([])
    expect(ticks.length).toBeGreaterThan(8)
    await settled(page)
    expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
  })
}

journey('a first run of its kind says only what is known', async (visit) => {
  const { CODE } = await (await uploader(visit, 'lonely')).add({ shot: 0, difficulty: 1, score: 300_000_000 })
  const { page, visit: go } = await visit.person({ language: 'zh', device: 'PC' })
  await go(`/r/${CODE}`)
  await see(page.getByText(zh.story.fewStages))
  expect(await page.getByText(zh.story.gains, { exact: true }).count()).toBe(0)
})

journey('a run that stands alone, here and in the archive, has no story', async (visit) => {
  const uploads = await uploader(visit, 'single')
  const { CODE, KeyID } = await uploads.add({ shot: 2, difficulty: 2, score: 30_000_000 })
  const { pool } = visit.site.site.foundation.db
  await pool.query(`update replays set type = 'stage', stage = '3' where id = $1`, [KeyID])
  visit.site.site.foundation.touched(['replays'])
  const { page, visit: go } = await visit.person({ language: 'zh', device: 'PC' })
  await go(`/r/${CODE}`)
  await see(page.getByRole('heading', { level: 1, name: packs.zh.title }))
  expect(await page.getByRole('heading', { name: zh.story.title, exact: true }).count()).toBe(0)
})

/** Percent of the archived runs with a lower score, as their levels tell. */
const aboveOf = ({ levels, best }: NonNullable<ReturnType<typeof archiveScores>>, score: number): number =>
  Math.floor((levels.filter((level) => level < levelOf(score, best)).length / levels.length) * 100)

async function uploader({ site }: Visit, account: string) {
  const member = await makeMember(site, account)
  let seed = [...account].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000
  return {
    add: async (wish: { shot: number; score: number; difficulty?: number }) => {
      const file = makeRun({
        game: 'th14',
        seed: seed++,
        slowRate: 0,
        difficulty: 3,
        name: account.slice(0, 6),
        ...wish,
      })
      const answer = await site.call(
        replays.calls.upload,
        { ...plainRun },
        {
          token: member.token,
          file: { name: 'x.rpy', bytes: encodeReplay(file) },
        },
      )
      expect(answer).toMatchObject({ auth: '', msg: '' })
      return answer.data
    },
  }
}
