import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import { Refusal } from '#kit/refusal.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { pictureRanks, readPicture } from '../files/encode/read-picture.ts'

let site: TestSite
let large: Buffer
beforeAll(async () => {
  site = await openTestSite()
  large = await sharp({ create: { width: 8_000, height: 4_990, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => site.close())

/** Each picture differs in its bytes, so that no upload counts as a repetition. */
let made = 0
const small = () =>
  sharp({ create: { width: 40 + made++, height: 30, channels: 3, background: '#d9486e' } })
    .png()
    .toBuffer()
const upload = async ({ token }: TestMember) =>
  site.call(pictures.calls.upload, {}, { token, file: { name: 'cake.png', bytes: await small() } })

test.each([true, false])(
  "a member's upload waits for the one that is being decoded (verified: %s)",
  async (verified) => {
    const baker = await makeMember(site, `baker_${verified ? 'old' : 'new'}`, verified)
    const order: string[] = []
    const first = readPicture(large, { whose: `m${baker.id}`, rank: pictureRanks.verified }).then(() =>
      order.push('first'),
    )
    const second = upload(baker).then(({ msg }) => order.push(`second${msg}`))
    await Promise.all([first, second])
    expect(order).toEqual(['first', 'second'])
  },
  60_000,
)

test('where the line is full, an unverified account makes room for a verified one', async () => {
  const [fresh, known] = [await makeMember(site, 'fresh', false), await makeMember(site, 'known')]
  const bytes = await small()
  const [{ verified, copy }, whose] = [pictureRanks, 'x']
  // Both turns are taken, and the queue is full: 19 uploads, and last a copy of a remote picture.
  const running = [whose, 'y'].map((one) => readPicture(large, { whose: one, rank: verified }))
  const line = Array.from({ length: 19 }, () => readPicture(bytes, { whose, rank: verified }))
  const last = readPicture(bytes, { whose, rank: copy })
  const waiting = upload(fresh)
  // A copy gives way to any upload: its place in the queue goes to the upload of the unverified member.
  await expect(last).rejects.toThrow(Refusal)
  expect(await upload(known)).toMatchObject({ msg: '' })
  expect(await waiting).toMatchObject({ msg: 'busy' })
  await Promise.all([...running, ...line])
}, 60_000)
