import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownData } from '#nouns/accounts/contract/own-data.ts'
import { makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { paintings } from '#nouns/paintings/contract/paintings.ts'
import { uploadPainting } from '#nouns/paintings/test/upload-painting.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { heardBeside } from '#site/test/heard-beside.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { childrenOf, readXml, textOf } from '../feeds/read-xml.ts'

let site: TestSite
/** A second process of the site. */
let beside: TestSite
let writer: TestMember
let club: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  beside = await openTestSite({ beside: site, jobs: false, ratesFactor: 1e6 })
  writer = await makeMember(site, 'writer')
  club = await makeClub(site, '红茶社')
})
afterAll(async () => {
  await beside.close()
  await site.close()
})

const get = (url: string, headers: Record<string, string> = {}) => site.site.app.inject({ url, headers })
const locations = async (path: string, child: 'url' | 'sitemap' = 'url') => {
  const answer = await get(path)
  if (answer.statusCode !== 200) return answer.statusCode
  return childrenOf(readXml(answer.body), child).map((element) =>
    textOf(element, 'loc')?.replace('http://localhost:8080', ''),
  )
}
const changeOf = async (file: string, path: string) => {
  const entry = childrenOf(readXml((await get(file)).body), 'url').find((url) => textOf(url, 'loc')?.endsWith(path))
  return entry && textOf(entry, 'lastmod')
}
const own = (sql: string, values: readonly unknown[] = []) => site.site.foundation.db.pool.query(sql, [...values])
const touched = (...tags: Parameters<TestSite['site']['foundation']['touched']>[0]) =>
  site.site.foundation.touched(tags)

test('robots are told where the sitemap is, and that calls and the back office are none of theirs', async () => {
  const answer = await get('/robots.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toContain('Sitemap: http://localhost:8080/sitemap.xml\n')
  for (const path of ['/api/', '/admin/', '/language/']) expect(answer.body).toContain(`Disallow: ${path}\n`)
})

test('the index names files that have rows, and each of them is there', async () => {
  await makeTopic(site, writer, { m: club, title: 'first' })
  const files = (await locations('/sitemap.xml', 'sitemap')) as string[]
  expect(files).toContain('/sitemap/topics-0.xml')
  expect(files).toContain('/sitemap/people-20.xml')
  expect(files).not.toContain('/sitemap/paintings-0.xml')
  for (const file of files) expect(Array.isArray(await locations(file)), file).toBe(true)
  for (const none of ['topics-1', 'topics-999999', 'topics-9999999', 'topics-x', 'topics-00', 'topics-', 'sessions-0'])
    expect(await locations(`/sitemap/${none}.xml`), none).toBe(404)
})

test('a topic stands in it with the time of its last floor, until it is held, removed or its club hidden', async () => {
  const topic = await makeTopic(site, writer, { m: club, title: 'seen' })
  const path = `/ms?t=${topic}`
  const { rows } = await own('select last_at from topics where id = $1', [topic])
  expect(await changeOf('/sitemap/topics-0.xml', path)).toBe(`${rows[0].last_at.toISOString().slice(0, 19)}Z`)
  const hides = async (change: string, back: string) => {
    await own(change, [topic])
    touched('topics', 'clubs')
    expect(await locations('/sitemap/topics-0.xml'), change).not.toContain(path)
    await own(back, [topic])
    touched('topics', 'clubs')
    expect(await locations('/sitemap/topics-0.xml'), back).toContain(path)
  }
  await makeTopic(site, writer, { m: await makeClub(site), title: 'elsewhere' })
  await hides('update topics set held_at = now() where id = $1', 'update topics set held_at = null where id = $1')
  await hides(
    `update topics set removed_at = now(), removed_by = 'staff' where id = $1`,
    'update topics set removed_at = null, removed_by = null where id = $1',
  )
  await hides(
    'update clubs set hidden = true where id = (select club from topics where id = $1)',
    'update clubs set hidden = false where id = (select club from topics where id = $1)',
  )
})

test('files are cut by ids, fifty thousand each', async () => {
  const copy = (id: number) =>
    own(
      `insert into topics (id, club, author, title, excerpt, at, top, floors, last_floor, last_author, last_at)
       overriding system value
       select $1, club, author, title, excerpt, at, top, floors, last_floor, last_author, last_at from topics order by id limit 1`,
      [id],
    )
  for (const id of [50_000, 50_001, 150_000]) await copy(id)
  touched('topics')
  const files = (await locations('/sitemap.xml', 'sitemap')) as string[]
  expect(files.filter((file) => file.includes('topics'))).toEqual([0, 1, 2].map((n) => `/sitemap/topics-${n}.xml`))
  expect(await locations('/sitemap/topics-0.xml')).toContain('/ms?t=50000')
  expect(await locations('/sitemap/topics-1.xml')).toEqual(['/ms?t=50001'])
  expect(await locations('/sitemap/topics-2.xml')).toEqual(['/ms?t=150000'])
})

const privacy = (showlist: 'Y' | 'N') => ({
  ...({
    showms: 'Y',
    showega: 'Y',
    showreplay: 'Y',
    showdes: 'Y',
    showhonor: 'Y',
    showfeed: 'Y',
    showprogress: 'Y',
  } as const),
  showhere: 'N' as const,
  showlist,
})

test('people who are not listed, not verified, closed or flagged are left out', async () => {
  const { id, token } = await makeMember(site, 'modest')
  touched('members')
  const path = `/p/${id}`
  const file = '/sitemap/people-20.xml'
  const read = async () => (await beside.site.app.inject({ url: file })).body.includes(`${path}<`)
  const set = (showlist: 'Y' | 'N') => site.call(ownData.calls.setPrivacy, privacy(showlist), { token })
  await heardBeside(beside, { read, before: true, write: () => set('N'), after: false })
  await set('Y')
  expect(await locations(file)).toContain(path)
  for (const [change, back] of [
    ['mail_verified_at = null', 'mail_verified_at = now()'],
    ['black = true', 'black = false'],
    ['closed_at = now()', 'closed_at = null'],
  ]) {
    await own(`update members set ${change} where id = $1`, [id])
    touched('members')
    expect(await locations(file), change).not.toContain(path)
    await own(`update members set ${back} where id = $1`, [id])
  }
})

test('a painting stands in it, but not one with a content note, held or removed', async () => {
  const plain = await uploadPainting(site, writer, { name: 'plain' })
  const noted = await uploadPainting(site, writer, { name: 'noted', note: 'spoiler' })
  const held = await uploadPainting(site, writer, { name: 'held' })
  const gone = await uploadPainting(site, writer, { name: 'gone' })
  await own('update paintings set held_at = now() where id = $1', [held])
  await site.call(paintings.calls.remove, { pid: gone }, { token: writer.token })
  expect(await locations('/sitemap/paintings-0.xml')).toEqual([`/e/${plain}`])
  expect([noted, held, gone].every((id) => id > 0)).toBe(true)
})

test('a painting that was hidden is left out', async () => {
  const hidden = await uploadPainting(site, writer, { name: 'hidden' })
  expect(await locations('/sitemap/paintings-0.xml')).toContain(`/e/${hidden}`)
  await own(`insert into hidden_paintings (painting, reason, hidden_by, at) values ($1, 'why', $2, now())`, [
    hidden,
    writer.id,
  ])
  touched('paintings')
  expect(await locations('/sitemap/paintings-0.xml')).not.toContain(`/e/${hidden}`)
})

test('a run stands in it until it is held or removed', async () => {
  const [held, gone] = [await uploadRun(site, writer), await uploadRun(site, writer)]
  const file = '/sitemap/runs-0.xml'
  expect(await locations(file)).toEqual(expect.arrayContaining([`/r/${held.code}`, `/r/${gone.code}`]))
  await site.call(replays.calls.remove, { rid: gone.rid }, { token: writer.token })
  expect(await locations(file)).not.toContain(`/r/${gone.code}`)
  await own('update replays set held_at = now() where id = $1', [held.rid])
  touched('replays')
  expect(await locations(file)).not.toContain(`/r/${held.code}`)
})

test('a club stands in it with the time of its last floor, also of a pinned topic, until it is hidden', async () => {
  const m = await makeClub(site)
  const t = await makeTopic(site, writer, { m })
  const later = new Date(Date.now() + 86_400_000).toISOString().slice(0, 19)
  await own('update topics set pinned = true, last_at = $2 where id = $1', [t, `${later}Z`])
  touched('topics')
  expect(await changeOf('/sitemap/clubs-0.xml', `/ms?m=${m}`)).toBe(`${later}Z`)
  await own('update clubs set hidden = true where id = $1', [m])
  touched('clubs')
  expect(await locations('/sitemap/clubs-0.xml')).not.toContain(`/ms?m=${m}`)
})

test('the time of a person is that of their newest run, unless they hide their runs', async () => {
  const { id, token } = await makeMember(site, 'runner')
  const run = await uploadRun(site, { id, token })
  const later = new Date(Date.now() + 86_400_000).toISOString().slice(0, 19)
  await own('update replays set uploaded_at = $2 where id = $1', [run.rid, `${later}Z`])
  touched('replays')
  const path = `/p/${id}`
  expect(await changeOf('/sitemap/people-20.xml', path)).toBe(`${later}Z`)
  await own('update members set shows_replays = false where id = $1', [id])
  touched('members')
  const { rows } = await own('select created_at from members where id = $1', [id])
  expect(await changeOf('/sitemap/people-20.xml', path)).toBe(`${rows[0].created_at.toISOString().slice(0, 19)}Z`)
})

test('a file is sent gzipped to who takes it', async () => {
  const plain = await get('/sitemap/clubs-0.xml')
  const zipped = await get('/sitemap/clubs-0.xml', { 'accept-encoding': 'gzip, br' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  expect(plain.body).toContain(`/ms?m=${club}</loc><lastmod>`)
})
