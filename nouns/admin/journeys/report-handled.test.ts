import { expect } from 'vitest'
import { replays } from '#nouns/replays/contract/replays.ts'
import { madeFile } from '#nouns/replays/journeys/replay-files.ts'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { desk } from '#site/journeys/pages/desk.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import type { Device } from '#site/journeys/person.ts'
import { astray } from '#site/journeys/rows.ts'
import { see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { reason as enReason } from '#words/cards/reason.en.ts'
import { reason as zhReason } from '#words/cards/reason.zh.ts'
import { report as enReport } from '#words/cards/report.en.ts'
import { report as zhReport } from '#words/cards/report.zh.ts'

const journey = journeysOn()
const reasons = { zh: zhReason, en: enReason }
const reports = { zh: zhReport, en: enReport }
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  journey(`a report is handled in ${language} on ${device}`, async ({ site, person }) => {
    const player = await makeMember(site, `player${i}`)
    const code = await shelve(site, player, 60 + i)
    const reader = await person({ language, device, token: (await makeMember(site, `reader${i}`)).token })
    const words = reports[language]
    await reader.visit(`/r/${code}`)
    await reader.page.getByRole('button', { name: reader.words.replays.actions.report, exact: true }).click()
    const { dialog, toast } = frame(reader)
    await dialog.getByRole('button', { name: words.send, exact: true }).click()
    await see(dialog.getByText(reasons[language].missing))
    expect(await axeViolations(reader.page)).toEqual([])
    await dialog.getByLabel(words.reason).fill('慢 slow from stage 4')
    await dialog.getByRole('button', { name: words.send, exact: true }).click()
    await see(toast(words.sent))

    const keeper = await person({ language, device, token: (await hire(site, `keeper${i}`, ['replay'])).token })
    const queue = desk(keeper)
    await queue.visit('/admin')
    const area = queue.areas.getByRole('link', { name: queue.words.areas.replay })
    await see(area.getByText(queue.words.waiting(1)))
    if (device === 'M') {
      // Areas with work come first.
      const mine = await queue.areas.getByRole('link', { name: queue.words.areas.common }).boundingBox()
      expect((await area.boundingBox())?.x).toBeLessThan(mine?.x ?? 0)
    }
    await area.click()
    // The tab says that the number is its own.
    const tabs = keeper.page.getByRole('navigation', { name: queue.words.areas.replay })
    await see(tabs.getByRole('link', { name: queue.words.replay.tabs.reports }).getByText(queue.words.waiting(1)))
    await see(keeper.page.getByText('慢 slow from stage 4'), keeper.page.getByText(queue.words.replay.evidence.label))
    expect(await astray(keeper.page)).toEqual([])
    await queue.button(queue.reports.take).click()
    await queue.button(queue.words.replay.pass).click()
    expect(await axeViolations(keeper.page)).toEqual([])
    await queue.decide('看过了 seen', queue.words.replay.pass)
    await see(keeper.page.getByText(queue.reports.todoEmpty))
    expect([await axeViolations(keeper.page), await overflowing(keeper.page)]).toEqual([[], []])

    await reader.visit('/rpy')
    await see(reader.page.getByRole('heading', { level: 1 }))
    await seeGone(reader.page.getByText(`player${i}`))
    await reader.visit(`/r/${code}`)
    await see(reader.page.getByText(reader.words.replays.gone))
    expect(await toldOf(site, `reader${i}`)).toEqual(['reportDone'])
    expect(await toldOf(site, `player${i}`)).toEqual(['replayHidden'])

    await keeper.page.getByRole('link', { name: queue.words.replay.tabs.hidden, exact: true }).click()
    await queue.button(queue.words.replay.hidden.restore).click()
    await queue.decide('弄错了 a mistake', queue.words.replay.hidden.restore)
    await see(keeper.page.getByText(queue.words.replay.hidden.empty))
    await reader.visit(`/r/${code}`)
    await see(reader.page.getByRole('heading', { level: 1 }), reader.page.getByText(`player${i}`).first())
  })
}

async function shelve(site: TestSite, { token }: TestMember, seed: number): Promise<string> {
  const { name, bytes } = madeFile({ game: 'th14', seed })
  const flags = { NM: 'N', NB: 'N', NT: 'N', NSY: 'N' } as const
  const written = { comment: '', category: 'other', ...flags, open: 'Y', commentable: 'Y', screen: '' } as const
  return (await site.call(replays.calls.upload, written, { token, file: { name, bytes } })).data.CODE
}

/** Kinds of the reminders that an account got. */
async function toldOf(site: TestSite, account: string): Promise<string[]> {
  const rows = await site.site.foundation.db.read
    .selectFrom('reminders as r')
    .innerJoin('members as m', 'm.id', 'r.member')
    .select('r.kind')
    .where('m.account', '=', account)
    .execute()
  return rows.map(({ kind }) => kind)
}
