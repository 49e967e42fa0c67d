import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { pictures } from '#contract/pictures.ts'
import { makeMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { openFiles } from './open-files.ts'
import { ownsPicture } from './pictures.ts'
import { purgePictures } from './purge-pictures.ts'

const uses = [
  { table: 'members', column: 'head' },
  { table: 'replays', column: 'screen' },
] as const

let site: TestSite
beforeAll(async () => {
  // A picture whose sizes are being made is left alone.
  site = await openTestSite({ jobs: false })
})
afterAll(() => site.close())

const upload = async (token: string, background: string) => {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  return (await site.call(pictures.calls.upload, {}, { token, file: { name: 'x.png', bytes } })).data.data.url
}
const isThere = async (url: string) => (await site.site.app.inject({ method: 'GET', url })).statusCode === 200

test('what nothing shows goes after a while; what is shown, new or just being taken stays', async () => {
  const { db } = site.site.foundation
  const files = await openFiles({ folder: `${site.dataFolder}/files`, db })
  const { id, token } = await makeMember(site, 'hoarder')
  const [shown, unused, taken] = [await upload(token, '#f00'), await upload(token, '#0f0'), await upload(token, '#00f')]
  await site.call(accounts.calls.setHead, { src: shown }, { token })
  const later = new Date(Date.now() + 60_000)

  expect(await purgePictures(db, { files, uses, before: new Date(Date.now() - 60_000) })).toBe(0)
  await db.transaction(async (tx) => {
    expect(await ownsPicture(tx, id, taken)).toBe(true)
    expect(await purgePictures(db, { files, uses, before: later })).toBe(1)
  })
  await files.sweep({ olderThanMs: 0 })
  expect([await isThere(shown), await isThere(unused), await isThere(taken)]).toEqual([true, false, true])
  expect((await site.call(accounts.calls.setHead, { src: unused }, { token })).msg).toBe('pictureUnknown')
  // The last one that no column shows is in a draft.
  const alsoShown = async () => new Set([taken])
  expect(await purgePictures(db, { files, uses, alsoShown, before: later })).toBe(0)
  expect(await purgePictures(db, { files, uses, before: later })).toBe(1)
  expect(await upload(token, '#0f0')).toBe(unused)
})

test('of more than a hundred old pictures all are looked at, and nothing goes where nothing is old', async () => {
  const { db } = site.site.foundation
  const files = await openFiles({ folder: `${site.dataFolder}/files`, db })
  const { id } = await makeMember(site, 'painter')
  const at = new Date('2026-01-01T12:00:00Z')
  const rows = Array.from({ length: 230 }, (_, n) => {
    const hash = n.toString(16).padStart(64, '0')
    const picture = { source_hash: hash, original: hash, display: hash, thumb: hash, mobile: null }
    return { ...picture, member: id, name: 'x', extension: 'png', width: 1, height: 1, size: 1, at } as const
  })
  const contents = rows.map(({ original }) => ({ hash: original, size: 1, uses: 3, at }))
  await db.own.insertInto('files').values(contents).execute()
  await db.own.insertInto('pictures').values(rows).execute()
  const pathOf = (n: number) => `/pic/${rows[n]?.original}.png`
  const shown = new Set(rows.flatMap((_, n) => (n === 7 || n === 100 || n === 229 ? [] : [pathOf(n)])))
  const purge = (before: Date) => purgePictures(db, { files, uses, alsoShown: async () => shown, before })
  expect(await purge(at)).toBe(0)
  expect(await purge(new Date(at.getTime() + 1))).toBe(3)
  const left = await db.own.selectFrom('pictures').select('original').where('member', '=', id).execute()
  expect(left).toHaveLength(227)
  const released = await db.own.selectFrom('files').select('hash').where('at', '=', at).execute()
  expect(released).toHaveLength(227)
})
