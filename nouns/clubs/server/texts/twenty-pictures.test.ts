import { afterAll, beforeAll, expect, test } from 'vitest'
import * as limits from '#rules/rich-text/text-limits.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { clubs } from '../../contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '../../test/clubs.ts'

let site: TestSite
let writer: TestMember
let m: number
beforeAll(async () => {
  site = await openTestSite({ jobs: false, ratesFactor: 1e6 })
  writer = await makeMember(site, 'writer')
  m = await makeClub(site)
})
afterAll(() => site.close())

let made = 0
const showing = (pictures: number) => ({
  type: 'doc',
  content: [
    ...documentOf(`look ${++made}`).content,
    ...Array.from({ length: pictures }, (_, n) => ({
      type: 'picture',
      attrs: { src: `https://cakes.example/${n}.png`, alt: '' },
    })),
  ] as ReturnType<typeof documentOf>['content'],
})

test('more than ten pictures need life level 2, in topics, floors and edits; more than twenty nobody may', async () => {
  const { token } = writer
  const t = await makeTopic(site, writer, { m })
  const many = limits.floorPictures + 1
  const all = (pictures: number) =>
    Promise.all([
      site.call(clubs.calls.postTopic, { m, title: 'Pictures', document: showing(pictures) }, { token }),
      answer(site, writer, t, showing(pictures)),
      site.call(clubs.calls.edit, { t, floor: 1, document: showing(pictures), edits: 0 }, { token }),
    ])
  for (const told of await all(many)) {
    expect(told).toMatchObject({ auth: 'authority', data: { kind: 'life', level: 2 } })
  }
  await giveLevels(site, writer, { life: 2 })
  for (const told of await all(limits.floorPicturesPrivileged + 1)) expect(told.msg).toBe('picturesMany')
  for (const told of await all(limits.floorPicturesPrivileged)) expect([told.auth, told.msg]).toEqual(['', ''])
})
