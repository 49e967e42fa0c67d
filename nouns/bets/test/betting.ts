import { sql } from 'kysely'
import type { Sent } from '#contract/endpoint.ts'
import { balanceOf } from '#core/ledger/reads.ts'
import { house } from '#rules/ledger/houses.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { betStaff } from '../contract/bet-staff.ts'
import { bets } from '../contract/bets.ts'
import type { StakeResource } from '../rules/odds.ts'
import { settleDue } from '../server/settle/settle-due.ts'
import { tellEndings } from '../server/settle/tell-endings.ts'
import { tellProposals } from '../server/settle/tell-proposals.ts'

let made = 0
const hourMs = 3_600_000

type Opening = Partial<Sent<typeof betStaff.calls.add>>

/** What tests of bets do with their members and staff. */
export function bettors(site: () => TestSite) {
  const db = () => site().site.foundation.db
  const now = () => site().site.foundation.now()
  const as = (by: TestMember) => ({ token: by.token })

  /** A member who may stake, with so much of a resource. */
  const bettor = async (resource: Resource = 'faith', amount = 100) => {
    const member = await makeMember(site(), `bettor${++made}`)
    await giveResource(site(), member, resource, amount)
    await site().call(bets.calls.adult, {}, as(member))
    return member
  }

  const category = async (staff: TestMember) => {
    const name = `kind ${++made}`
    await site().call(betStaff.calls.addCategory, { name }, as(staff))
    const all = (await site().call(bets.calls.categories, {})).data
    return all.find(({ NAME }) => NAME === name)?.ID ?? 0
  }

  /** What the form of an event sends: two options at 0.95 each, open for a day. */
  const form = async (staff: TestMember, more: Opening = {}) => {
    const options = more.odds?.map((_, n) => `option ${n}`) ?? ['yes', 'no']
    return {
      bocaiName: `event${++made}`,
      category: more.category ?? (await category(staff)),
      title: 'Who wins?',
      terms: 'What the run says. No run: no result.',
      options,
      images: options.map(() => ''),
      odds: [940, 940],
      deadline: new Date(now().getTime() + 24 * hourMs).toISOString(),
      resource: 'faith' as StakeResource,
      base: 300,
      oddsType: 'dynamic' as const,
      multi: 'N' as const,
      show: 'always' as const,
      ...more,
    }
  }

  /** Opens an event; answers its name. The week of the house begins anew, so that tests do not share its budget. */
  const open = async (staff: TestMember, more: Opening = {}) => {
    await sql`update bets set opened_at = opened_at - interval '8 days' where not of_member`.execute(db().own)
    const sent = await form(staff, more)
    const { msg } = await site().call(betStaff.calls.add, sent, as(staff))
    if (msg) throw new Error(`the event did not open: ${msg}`)
    return sent.bocaiName
  }

  const one = async (name: string, by?: TestMember) =>
    (await site().call(bets.calls.one, { bocaiName: name }, by ? as(by) : {})).data

  const stake = (
    by: TestMember,
    name: string,
    {
      option = 0,
      stake = 1,
      payout = 0,
      call = bets.calls.place as typeof bets.calls.place | typeof bets.calls.raise,
    } = {},
  ) => site().call(call, { bocaiName: name, option, stake, payout }, as(by))

  const end = (by: TestMember, name: string, winner: number, reason = 'The run says so.') =>
    site().call(betStaff.calls.end, { bocaiName: name, winner, link: 'https://example.org/run', reason }, as(by))

  /** The work of a minute. */
  const settle = async () => {
    await settleDue(db(), now())
    await tellProposals(db(), now())
    await tellEndings(db(), now())
  }

  /** Lets the deadline pass, proposes a result, lets its day pass, and pays. */
  const payOut = async (staff: TestMember, name: string, winner: number) => {
    site().advance(25 * hourMs)
    const { msg } = await end(staff, name, winner)
    if (msg) throw new Error(`no result: ${msg}`)
    site().advance(25 * hourMs)
    await settle()
  }

  const held = (by: TestMember, resource: Resource = 'faith') => balanceOf(db().own, by.id, resource)

  /** What lies on the account of an event. */
  const left = async (name: string): Promise<number> => {
    const { id } = await db().own.selectFrom('bets').select('id').where('name', '=', name).executeTakeFirstOrThrow()
    const { rows } = await sql<{ left: number }>`
      select coalesce(sum(case when target = ${house('bet', id)} then amount else -amount end), 0)::bigint as left
      from ledger_moves where target = ${house('bet', id)} or source = ${house('bet', id)}`.execute(db().own)
    return Number(rows[0]?.left)
  }

  return { db, now, as, bettor, category, form, open, one, stake, end, settle, payOut, held, left }
}
