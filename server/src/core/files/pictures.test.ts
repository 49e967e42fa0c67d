import { pictures } from '@patisserie/contract/pictures'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember, type TestMember } from '../../../test/make-member.ts'
import { openTestSite, type TestSite } from '../../../test/open-test-site.ts'
import { makeSizes } from './make-sizes.ts'
import { openFiles } from './open-files.ts'
import { fileOfPicture } from './pictures.ts'

let site: TestSite
let baker: TestMember
beforeAll(async () => {
  // Sizes are made where the test says so.
  site = await openTestSite({ jobs: false })
  baker = await makeMember(site, 'baker')
}, 60_000)
afterAll(() => site.close())

test('until a size is made, the picture for pages stands in for it, and the thumbnail for heads', async () => {
  const { db } = site.site.foundation
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c36' } })
    .png()
    .toBuffer()
  const { data } = await site.call(pictures.calls.upload, {}, { token: baker.token, file: { name: 'x', bytes } })
  const { url } = data.data
  const at = (ending: string) => fileOfPicture(db.read, url.replace(/\.png$/, ending))
  const stored = await db.pool.query('select id, display, thumb from pictures where original = $1', [url.slice(5, 69)])
  const [{ id, display, thumb }] = stored.rows
  expect(await at('.480.avif')).toEqual({ hash: display, extension: 'webp', lasting: false })
  expect(await at('.176.webp')).toEqual({ hash: thumb, extension: 'webp', lasting: false })
  const files = await openFiles({ folder: `${site.dataFolder}/files`, db })
  await makeSizes({ db, files, now: () => new Date() }, id)
  expect(await at('.480.avif')).toMatchObject({ extension: 'avif', lasting: true })
  expect(await fileOfPicture(db.read, `/pic/${'0'.repeat(64)}.480.avif`)).toBeNull()
})
