import type { GameCode } from '@patisserie/replay/facts'
import { parseReplay } from '@patisserie/replay/parse'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { expect } from 'vitest'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import type { Device } from '#site/journeys/person.ts'
import { eventually, see } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { replays } from '../contract/replays.ts'
import { replayPath as enPath } from '../words/replay-path.en.ts'
import { replayPath as zhPath } from '../words/replay-path.zh.ts'
import { replayStill as zhStill } from '../words/replay-still.zh.ts'
import { run as enRun } from '../words/run/run.en.ts'
import { run as zhRun } from '../words/run/run.zh.ts'
import { scorecard as enCard } from '../words/scorecard.en.ts'
import { scorecard as zhCard } from '../words/scorecard.zh.ts'

const journey = journeysOn({ pictureJobs: true })
const packs = {
  zh: { way: zhPath, card: zhCard.path, stage: zhRun.stageTable.label },
  en: { way: enPath, card: enCard.path, stage: enRun.stageTable.label },
}
/** With the seeds of two runs, the first of which has stages of four verdicts. */
const walks: readonly (readonly [Language, Device, number, number])[] = [
  ['zh', 'PC', 4, 3],
  ['en', 'M', 6, 7],
]

for (const [language, device, seed, second] of variants(import.meta, walks)) {
  journey(`the way through a run is drawn, played, linked and compared, in ${language} on ${device}`, async (visit) => {
    const { site } = visit
    const { way, card, stage } = packs[language]
    const ann = await makeMember(site, `ann${language}`)
    const one = await upload(site, ann, { game: 'th14', seed })
    const other = await upload(site, ann, { game: 'th14', seed: second })
    const person = await visit.person({ language, device })
    const { page } = person
    const section = page.locator('#path')
    const clean = async () => expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
    const button = (name: string) => section.getByRole('button', { name, exact: true })
    const time = section.getByRole('slider', { name: way.scrub })
    const frame = async () => Number(await time.inputValue())

    // On intent only.
    const files: string[] = []
    page.on('request', (request) => request.url().includes('/jc/rpy/') && files.push(request.url()))
    await person.visit(`/r/${one}`)
    await see(button(card.open))
    expect(files).toEqual([])
    await button(card.open).click()
    await see(time)
    expect(files).toHaveLength(1)
    await clean()

    // Each stage says how far it is right.
    const choose = (n: number) =>
      section
        .getByText(way.stageName(stage(String(n))), { exact: true })
        .first()
        .click()
    const verdicts = verdictsOf({ game: 'th14', seed })
    const exact = verdicts.indexOf('exact') + 1
    for (const [n, verdict] of verdicts.entries()) {
      await choose(n + 1)
      if (verdict !== 'agrees') await see(section.getByText(way.says[verdict]))
    }
    const aside = () =>
      section
        .locator('section')
        .first()
        .evaluate((card) => card.scrollLeft)
    expect(await aside()).toBe(0)
    await choose(exact)
    await see(section.getByText(way.proved.noLoss))

    // By button, key and hand.
    await button(way.play).click()
    await eventually(frame).toBeGreaterThan(5)
    await button(way.pause).click()
    await see(button(way.play))
    await time.focus()
    const before = await frame()
    await page.keyboard.press('.')
    expect(await frame()).toBe(before + 1)
    await page.keyboard.press('ArrowLeft')
    expect(await frame()).toBe(before)
    await page.keyboard.press('Space')
    await see(button(way.pause))
    await page.keyboard.press('Space')
    await time.fill(String(before))
    await button(way.on).click()
    expect(await frame()).toBe(before + 1)
    await section.getByText(way.times(16), { exact: true }).click()
    await button(way.toStart).click()
    await button(way.play).click()
    // It stops at the end of the stage by itself.
    await eventually(async () => (await frame()) === Number(await time.getAttribute('max'))).toBe(true)
    await see(button(way.play))

    // A link to a moment opens there, for somebody else too.
    await time.fill('321')
    await button(way.copy).click()
    await see(page.getByText(way.copied).or(page.getByText(way.copyFailed)))
    const friend = await visit.person({ language, device })
    await friend.visit(`/r/${one}#s=${exact}&f=321`)
    const theirs = friend.page.locator('#path').getByRole('slider', { name: way.scrub })
    await eventually(() => theirs.inputValue()).toBe('321')
    await see(friend.page.locator('#path').getByText(way.says.exact))
    await eventually(() => theirs.evaluate((part) => scrollY > 0 && part.getBoundingClientRect().top < 900)).toBe(true)

    // The numbers as a table.
    await section.getByText(way.openTable).click()
    await see(section.getByRole('table', { name: way.table }))
    await clean()

    // Two runs over each other.
    await person.visit(`/r/${one}/vs/${other}`)
    await see(page.getByText(card.offerTwo))
    await button(card.open).click()
    await see(time)
    // Both are of one player, so their codes tell them apart.
    for (const code of [one, other]) await see(section.getByText(`ann${language} ${code}`, { exact: true }))
    await clean()
    await person.context.close()
    await friend.context.close()
  })
}

journey(
  'a game whose moves nobody has shown says so; a file that is not public is walked by its uploader only',
  async ({ site, person }) => {
    const ann = await makeMember(site, 'ann')
    const undrawn = await upload(site, ann, { game: 'th16', seed: 1 })
    const closed = await upload(site, ann, { game: 'th07', seed: 2, open: 'N' })
    const stranger = await person({})
    const section = stranger.page.locator('#path')
    await stranger.visit(`/r/${undrawn}`)
    await section.getByRole('button', { name: zhCard.path.open }).click()
    await see(section.getByText(zhPath.says.game))
    expect(await axeViolations(stranger.page)).toEqual([])
    await stranger.visit(`/r/${closed}`)
    await section.getByRole('button', { name: zhCard.path.open }).click()
    await see(section.getByText(zhPath.closed))
    const owner = await person({ token: ann.token })
    await owner.visit(`/r/${closed}`)
    const own = owner.page.locator('#path')
    await own.getByRole('button', { name: zhCard.path.open }).click()
    await see(own.getByText(zhPath.says.events))
    // A moment that the file records is one press away.
    const [moment] = eventsOf({ game: 'th07', seed: 2 })
    await own
      .getByRole('region', { name: zhPath.moments('') })
      .getByRole('button')
      .first()
      .click()
    await eventually(() => own.getByRole('slider', { name: zhPath.scrub }).inputValue()).toBe(String(moment?.frame))
  },
)

journey('the uploader puts the way of a stage on the card, in place of its usual picture, and back', async (visit) => {
  const { site } = visit
  const ann = await makeMember(site, 'painter')
  const code = await upload(site, ann, { game: 'th07', seed: 5 })
  const owner = await visit.person({ token: ann.token })
  const { page } = owner
  const card = page.getByRole('region', { name: zhStill.title })
  const use = card.getByRole('button', { name: zhStill.use })
  const picture = card.getByRole('img', { name: zhStill.picture })
  const source = () => picture.getAttribute('src')
  const openWay = async () => {
    await owner.visit(`/r/${code}`)
    await page.locator('#path').getByRole('button', { name: zhCard.path.open }).click()
    await see(use)
  }
  const head = () => page.locator('meta[property="og:image"]').getAttribute('content')

  await openWay()
  await eventually(() => card.getByRole('status').textContent()).toBe(zhStill.usualStates.ready)
  const usual = await source()
  expect(await use.getAttribute('aria-pressed')).toBe('false')
  await use.click()
  const chosen = `${zhStill.is(zhRun.stageTable.label('1'))}${zhStill.states.ready}`
  await eventually(() => card.getByRole('status').textContent()).toBe(chosen)
  expect(await use.getAttribute('aria-pressed')).toBe('true')
  const still = await source()
  expect(still).not.toBe(usual)
  await eventually(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBe(1_200)
  expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])

  // It is what a shared link shows, and the choice stands after a reload.
  await openWay()
  expect(await head()).toContain(still)
  expect(await use.getAttribute('aria-pressed')).toBe('true')
  await card.getByRole('button', { name: zhStill.usual }).click()
  await eventually(() => card.getByRole('status').textContent()).toBe(zhStill.usualStates.ready)
  expect(await source()).toBe(usual)

  const stranger = await visit.person({})
  await stranger.visit(`/r/${code}`)
  const theirs = stranger.page.locator('#path')
  await theirs.getByRole('button', { name: zhCard.path.open }).click()
  await see(theirs.getByRole('slider', { name: zhPath.scrub }))
  expect(await stranger.page.getByRole('button', { name: zhStill.use }).count()).toBe(0)
})

interface Wished {
  readonly game: GameCode
  readonly seed: number
  readonly open?: 'Y' | 'N'
}

const fileOf = (wish: Pick<Wished, 'game' | 'seed'>) =>
  encodeReplay(makeRun({ difficulty: 3, score: 500_000_000, frames: 2_400, ...wish }))

/** What the stages of a made run are; of those that are right at the start only, why. */
function verdictsOf(wish: Pick<Wished, 'game' | 'seed'>) {
  const read = parseReplay(fileOf(wish), { paths: 'verdicts' })
  const verdicts = read.ok
    ? (read.paths ?? []).map(({ verdict, why }) => (verdict === 'startOnly' ? why : verdict))
    : []
  const known = verdicts.flatMap((each) => (each && each !== 'byRule' && each !== 'notDrawn' ? [each] : []))
  expect([...new Set(known)].sort()).toEqual(['agrees', 'end', 'exact', 'last', 'lost'])
  return known
}

/** What the file of a made run records of its first stage by frame, without what no button stands for. */
function eventsOf(wish: Pick<Wished, 'game' | 'seed'>) {
  const read = parseReplay(fileOf(wish), { paths: 'verdicts' })
  const events = read.ok ? (read.paths?.[0]?.events ?? []) : []
  return events.filter(({ what }) => what === 'bomb' || what === 'lifeLost' || what === 'border')
}

/** Uploads a made run; answers its code. */
async function upload(site: TestSite, { token }: TestMember, { open = 'Y', ...wish }: Wished): Promise<string> {
  const bytes = fileOf(wish)
  const fields = { comment: '', category: 'other', NM: 'N', NB: 'N', NT: 'N', NSY: 'N' } as const
  const { data, msg } = await site.call(
    replays.calls.upload,
    { ...fields, open, commentable: 'Y', screen: '' },
    { token, file: { name: `${wish.game}_01.rpy`, bytes } },
  )
  expect(msg).toBe('')
  return data.CODE
}
