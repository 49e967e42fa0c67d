import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { replays } from '../../contract/replays.ts'
import { plainRun, uploadRun } from '../../test/upload-run.ts'

let site: TestSite
let player: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  player = await makeMember(site, 'player')
})
afterAll(() => site.close())

const picture = async (file: string) => {
  const { statusCode, body, headers } = await site.site.app.inject({ url: `/moment/${file}` })
  return { status: statusCode, text: body, headers }
}

test('a moment is drawn where the player was, and another moment elsewhere', async () => {
  const { code } = await uploadRun(site, player, { game: 'th10' })
  const first = await picture(`${code}-1-0.svg`)
  expect(first.status).toBe(200)
  expect(first.headers['content-type']).toContain('image/svg+xml')
  expect(first.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  const later = await picture(`${code}-1-300.svg`)
  const place = ({ text }: { text: string }) => /<circle cx="([\d.]+)" cy="([\d.]+)"/.exec(text)?.slice(1)
  expect(place(first)).toBeDefined()
  expect(place(later)).not.toEqual(place(first))
  expect(later.text.length).toBeLessThan(4_000)
  // Drawn once, then kept: the same bytes.
  expect((await picture(`${code}-1-300.svg`)).text).toBe(later.text)
})

test('what has no position is not found: a stage, a frame, a game without ways, a name', async () => {
  const { code } = await uploadRun(site, player, { game: 'th10' })
  const { code: unwalked } = await uploadRun(site, player, { game: 'th16' })
  for (const file of [
    `${code}-9-0.svg`,
    `${code}-1-999999.svg`,
    `${unwalked}-1-0.svg`,
    `${code}-0-0.svg`,
    `${code}-1.svg`,
    'zzzz-1-0.svg',
    `${code}-1-0.png`,
  ]) {
    const { status, headers } = await picture(file)
    expect([file, status, headers['cache-control']]).toEqual([file, 404, 'no-store'])
  }
})

test('a run that is closed or removed shows no moment any more, not even a kept one', async () => {
  const { rid, code } = await uploadRun(site, player, { game: 'th10' })
  expect((await picture(`${code}-1-60.svg`)).status).toBe(200)
  await site.call(replays.calls.update, { ...plainRun, rid, open: 'N' }, { token: player.token })
  expect((await picture(`${code}-1-60.svg`)).status).toBe(404)
  await site.call(replays.calls.update, { ...plainRun, rid }, { token: player.token })
  expect((await picture(`${code}-1-60.svg`)).status).toBe(200)
  await site.call(replays.calls.remove, { rid }, { token: player.token })
  expect((await picture(`${code}-1-60.svg`)).status).toBe(404)
})
