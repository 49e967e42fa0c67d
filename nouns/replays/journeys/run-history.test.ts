import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { expect } from 'vitest'
import { replays } from '#nouns/replays/contract/replays.ts'
import { plainRun } from '#nouns/replays/test/upload-run.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { settled } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { person as enPerson } from '#words/cards/person.en.ts'
import { person as zhPerson } from '#words/cards/person.zh.ts'
import { runHistory as en } from '../words/run/run-history.en.ts'
import { runHistory as zh } from '../words/run/run-history.zh.ts'

const journey = journeysOn()
const packs = {
  zh: { words: zh, person: zhPerson, game: '东方辉针城', other: '东方神灵庙', short: '辉针城', iscore: '竞技分' },
  en: {
    words: en,
    person: enPerson,
    game: 'Double Dealing Character',
    other: 'Ten Desires',
    short: 'DDC',
    iscore: 'iscore',
  },
}

for (const [language, device] of variants(import.meta, [
  ['zh', 'PC'],
  ['en', 'M'],
] as const)) {
  journey(`a member’s runs of a game over time in ${language} on ${device}`, async (visit) => {
    const { words, person, game, other, short, iscore } = packs[language]
    const { site } = visit
    const { pool } = site.site.foundation.db
    const member = await makeMember(site, `times${language}`)
    let seed = language === 'zh' ? 71_000 : 72_000
    const upload = async (wish: Partial<Parameters<typeof makeRun>[0]>) => {
      const bytes = encodeReplay(makeRun({ game: 'th14', seed: seed++, slowRate: 0, difficulty: 3, shot: 5, ...wish }))
      const { msg, data } = await site.call(replays.calls.upload, plainRun, {
        token: member.token,
        file: { name: 'run.rpy', bytes },
      })
      expect(msg).toBe('')
      return data
    }
    const scores = [600_000_000, 900_000_000, 700_000_000]
    const runs: { readonly KeyID: number; readonly CODE: string }[] = []
    for (const score of scores) runs.push(await upload({ score }))
    await upload({ difficulty: 1, score: 100_000_000 })
    await upload({ game: 'th13', shot: 0, score: 100_000_000 })
    // The house rates runs after they came; until it is through, it writes over what is set here.
    const rate = async () => {
      for (const [i, { KeyID }] of runs.entries()) {
        await pool.query(
          "update replays set uploaded_at = now() - $2::int * interval '1 day', iscore = $3 where id = $1",
          [KeyID, 30 - 10 * i, 1_000 * (i + 1)],
        )
      }
      await pool.query(
        `insert into iscore_sums (member, game, points) values ($1, 0, 6)
         on conflict (member, game) do update set points = 6`,
        [member.id],
      )
      site.site.foundation.touched(['replays', 'iscore'])
    }

    // The plate has their iscore and the three best runs in the first HTML, highest first.
    const { page, visit: go, context } = await visit.person({ language, device })
    await go('/')
    await eventually(async () => {
      await rate()
      const html = await (await context.request.get(`${visit.origin}/p/${member.id}?tab=progress`)).text()
      const at = [iscore, ...[2, 1, 0].map((i) => `/r/${runs[i]?.CODE}`)].map((text) => html.indexOf(text))
      return at.every((place, i) => place > (at[i - 1] ?? -1))
    }).toBe(true)
    await go(`/p/${member.id}?tab=progress`)
    await see(page.getByRole('link', { name: new RegExp(`^${short} Lunatic`) }).first())

    // Shots without a run are folded below the map.
    const map = page.getByRole('table', { name: game })
    expect(await map.getByRole('rowheader').count()).toBe(1)
    await see(page.getByText(person.progress.rest(5), { exact: true }))

    // Only a game with two runs alike has a line to show.
    await see(page.getByRole('table', { name: new RegExp(other) }))
    expect(await page.getByRole('button', { name: person.progress.over }).count()).toBe(1)
    await page.getByRole('button', { name: `${person.progress.over} ${game}` }).click()
    const dialog = page.getByRole('dialog', { name: words.title(game) })
    await see(dialog.getByText(words.alone(1)))
    const rows = dialog.getByRole('row')
    expect(await rows.count()).toBe(4)
    const cells = (await rows.nth(2).innerText()).replace(/\s+/g, ' ')
    expect(cells).toContain('900,000,000')
    expect(cells).toContain(language === 'zh' ? '+3 亿' : '+300M')
    expect(await rows.nth(3).innerText()).toContain(words.first)
    await see(
      dialog.getByRole('img', {
        name: language === 'zh' ? words.chart(3, '6 亿', '9 亿') : words.chart(3, '600M', '900M'),
      }),
    )
    await settled(page)
    expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
    await page.keyboard.press('Escape')
    await seeGone(dialog)
    await settled(page)
    expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
  })
}
