import { afterAll, beforeAll, expect, test } from 'vitest'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import { house } from '#rules/ledger/houses.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { auditNightly } from './audit-nightly.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
})
afterAll(() => site.close())

test('staff who look after faults hear of a ledger that does not add up, once a day', async () => {
  const { db, now } = site.site.foundation
  const keeper = await hire(site, 'keeper', ['error'])
  const clerk = await hire(site, 'clerk', ['ms'])
  const member = await makeMember(site, 'member')
  const moves = [{ from: house('mint'), to: member.id, resource: 'score', amount: 5 }] as const
  const about = { kind: 'nothing', id: 0 } as const
  await db.transaction((tx) => postTransfer(tx, { reason: 'prize', about, key: 'once', at: now(), moves }))
  await auditNightly(db, now())
  expect(await remindersOf(site, keeper, 'ledgerWrong')).toEqual([])

  await db.pool.query('update ledger_balances set amount = 6 where holder = $1', [member.id])
  await expect(auditNightly(db, now())).rejects.toThrow(`"holder":${member.id}`)
  await expect(auditNightly(db, now())).rejects.toThrow('does not add up')
  expect((await remindersOf(site, keeper, 'ledgerWrong')).map(({ data }) => data.rows)).toEqual(['1'])
  expect(await remindersOf(site, clerk, 'ledgerWrong')).toEqual([])
})
