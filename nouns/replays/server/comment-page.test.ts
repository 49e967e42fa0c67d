import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { replays } from '../contract/replays.ts'
import { uploadRun } from '../test/upload-run.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
})
afterAll(() => site.close())

test('the page that holds a comment is found, and the one that would hold it once it is gone', async () => {
  const { comment, comments, removeComment } = replays.calls
  const [owner, fan] = [await makeMember(site, 'owner'), await makeMember(site, 'fan')]
  const { rid } = await uploadRun(site, owner)
  const ids: number[] = []
  for (const words of ['one', 'two', 'three', 'four', 'five']) {
    ids.push((await site.call(comment, { rid, comment: words }, { token: fan.token })).data.KeyID)
  }
  const [oldest = 0, second = 0] = ids
  const pageAt = async (at: number) => {
    const { data } = await site.call(comments, { rid, at, pageSize: 2, pageNum: 1 })
    return [data.pageInfo.pageNum, data.rows.map((row) => row.KeyID)]
  }
  expect(await pageAt(ids.at(-1) ?? 0)).toEqual([1, [ids[4], ids[3]]])
  expect(await pageAt(second)).toEqual([2, [ids[2], second]])
  expect(await pageAt(oldest)).toEqual([3, [oldest]])
  await site.call(removeComment, { id: second }, { token: fan.token })
  expect(await pageAt(second)).toEqual([2, [ids[2], oldest]])
})
