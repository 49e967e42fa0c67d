import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf } from '#core/files/open-files.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { paintingStaff } from '../contract/painting-staff.ts'
import { paintings } from '../contract/paintings.ts'
import { uploadPainting, uploadPicture } from '../test/upload-painting.ts'

const dayMs = 86_400_000
const reason = 'not ours'

let site: TestSite
let painter: TestMember
let chief: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, pictureJobs: true })
  painter = await makeMember(site, 'painter')
  chief = await hire(site, 'chief', ['painting'])
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const query = async (text: string, values: unknown[] = []) =>
  (await site.site.foundation.db.pool.query(text, values)).rows
const filesFolder = () => join(site.dataFolder, 'files')
const stored = async () => (await readdir(filesFolder(), { recursive: true })).filter((path) => path.length > 64).sort()
const status = async (url: string) => (await site.site.app.inject({ method: 'GET', url })).statusCode
const statuses = (urls: readonly string[]) => Promise.all(urls.map(status))

/** Does the work of a day and of an hour; what was stored until now counts as old. */
async function tidy(): Promise<void> {
  const run = async (name: string) => {
    await query('select graphile_worker.add_job($1)', [name])
    await settleJobs(site, name)
  }
  await run('daily')
  const old = new Date(Date.now() - 2 * 3_600_000)
  for (const path of await stored()) await utimes(join(filesFolder(), path), old, old)
  await run('hourly')
}

/** Stores a file without a row, as a process that was killed before its commit leaves it. */
async function leaveBehind(): Promise<string> {
  const bytes = Buffer.from('half a picture')
  const name = hashOf(bytes)
  await mkdir(join(filesFolder(), name.slice(0, 2)), { recursive: true })
  await writeFile(join(filesFolder(), name.slice(0, 2), name), bytes)
  return join(name.slice(0, 2), name)
}

test('pictures that no work shows any more are swept with all their sizes; the others stay', async () => {
  const unused = await uploadPicture(site, painter, 400)
  const urls = {
    kept: await uploadPicture(site, painter, 401),
    removed: await uploadPicture(site, painter, 402),
    hidden: await uploadPicture(site, painter, 403),
    former: await uploadPicture(site, painter, 404),
  }
  const replaced = await uploadPicture(site, chief, 405)
  const works = {
    kept: await uploadPainting(site, painter, { url: urls.kept }),
    removed: await uploadPainting(site, painter, { url: urls.removed }),
    hidden: await uploadPainting(site, painter, { url: urls.hidden }),
    former: await uploadPainting(site, painter, { url: urls.former }),
  }
  await settleJobs(site, 'pictureSizes')
  const act = { pid: works.former, url: replaced, reason }
  expect((await site.call(paintingStaff.calls.updateSrc, act, as(chief))).msg).toBe('')
  expect((await site.call(paintings.calls.remove, { pid: works.removed }, as(painter))).msg).toBe('')
  expect((await site.call(paintingStaff.calls.forbid, { pid: works.hidden, reason }, as(chief))).msg).toBe('')
  const leftBehind = await leaveBehind()

  site.advance(3 * dayMs)
  await tidy()
  expect(await stored()).not.toContain(leftBehind)
  expect(await statuses([unused, urls.former])).toEqual([404, 404])
  expect(await statuses([urls.kept, replaced])).toEqual([200, 200])
  // What was removed can be brought back for 30 days.
  const left = await query('select original from pictures order by id')
  const hashes = left.map(({ original }) => original)
  for (const url of [urls.removed, urls.hidden]) expect(hashes).toContain(url.slice(5, 69))

  site.advance(31 * dayMs)
  await tidy()
  const shown = [urls.kept, replaced]
  expect((await query('select original from pictures')).map(({ original }) => original).sort()).toEqual(
    shown.map((url) => url.slice(5, 69)).sort(),
  )
  for (const url of shown) {
    const ends = ['.png', '.webp', '.thumb.webp', '.360.avif', '.176.webp', '.avif']
    expect(new Set(await statuses(ends.map((end) => url.replace('.png', end))))).toEqual(new Set([200]))
  }
  const counted = (await query('select hash from files')).map(({ hash }) => join(hash.slice(0, 2), hash))
  expect(await stored()).toEqual(counted.sort())
  // Hidden, then purged: nobody brings the same picture back to its address.
  const again = await query('select from closed_pictures where original = $1', [urls.hidden.slice(5, 69)])
  expect(again).toHaveLength(1)
}, 60_000)
