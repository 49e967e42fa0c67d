import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { secondFactor } from '#contract/second-factor.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { type GuardedMember, guard, makeOwner, ownPassword } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { waitingFor } from '#site/test/waiting-for.ts'
import { ownData } from '../contract/own-data.ts'

interface Answered {
  readonly auth: string
  readonly msg: string
}

interface Race {
  readonly name: string
  readonly guarded: boolean
  readonly act: (member: TestMember, code: string) => Promise<Answered>
}

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const { start, end, renewCodes } = secondFactor.calls
const { closeAccount, exportData } = ownData.calls
const { changeMail, changePassword } = accounts.calls

const races: readonly Race[] = [
  {
    name: 'start',
    guarded: false,
    act: ({ token }) => site.call(start, { password: ownPassword }, { token }),
  },
  {
    name: 'end',
    guarded: true,
    act: ({ token }, code) => site.call(end, { password: ownPassword, code }, { token }),
  },
  {
    name: 'renew',
    guarded: true,
    act: ({ token }, code) => site.call(renewCodes, { password: ownPassword, code }, { token }),
  },
  {
    name: 'export',
    guarded: true,
    act: ({ token }, code) => site.call(exportData, { password: ownPassword, code }, { token }),
  },
  {
    name: 'close',
    guarded: true,
    act: ({ token }, code) => site.call(closeAccount, { password: ownPassword, code, account: 'close' }, { token }),
  },
  {
    name: 'mail',
    guarded: false,
    act: ({ token }) => site.call(changeMail, { password: ownPassword, mail: 'moved@example.com' }, { token }),
  },
  {
    name: 'pass',
    guarded: false,
    act: ({ token }) => site.call(changePassword, { password: ownPassword, newPassword: 'c'.repeat(64) }, { token }),
  },
]

/**
 * Runs the call while another transaction holds the member's row and then changes it. The call has checked the password
 * before that.
 */
async function raced({ act }: Race, member: TestMember, code: string, change: string): Promise<Answered> {
  const { db } = site.site.foundation
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    await client.query('select id from members where id = $1 for update', [member.id])
    const answer = act(member, code)
    // A call that does not wait for the lock answers while the row is locked.
    await Promise.race([waitingFor(site, 1), answer])
    await client.query(change, [member.id])
    await client.query('commit')
    return await answer
  } finally {
    client.release()
  }
}

const isGuarded = (member: TestMember): member is GuardedMember => 'code' in member

for (const race of races) {
  const made = async (account: string) => {
    const owner = await makeOwner(site, account)
    return race.guarded ? guard(site, owner) : owner
  }
  const codeOf = (member: TestMember) => (isGuarded(member) ? member.code() : '')

  test(`${race.name}: a session that ended while the call waited does nothing`, async () => {
    const member = await made(race.name)
    const answer = await raced(race, member, codeOf(member), 'delete from sessions where member = $1')
    expect(answer).toMatchObject({ auth: 'login' })
  })

  test(`${race.name}: a password that changed while the call waited does nothing`, async () => {
    const member = await made(`${race.name}_pw`)
    const change = `update members set password = password || 'x' where id = $1`
    const answer = await raced(race, member, codeOf(member), change)
    expect(answer).toMatchObject({ auth: '', msg: 'pwWrong' })
  })
}
