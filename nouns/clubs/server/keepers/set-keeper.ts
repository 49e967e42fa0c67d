import { areLinked } from '#core/members/links/linked.ts'
import { remind } from '#core/reminders/remind.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { clubs } from '../../contract/clubs.ts'
import { lockClub } from '../clubs/club-store.ts'
import { addKeeper, dropKeeper, type KeeperHead, keeperProblem } from './keeper-store.ts'

/** POST /setMSKeeper: staff name a keeper of a club, or dismiss one, who is told. */
export async function setKeeper({ db, input, member, now, refuse }: Call<typeof clubs.calls.setKeeper>) {
  const reason = givenReason(input.reason, refuse)
  const club = (await lockClub(db, input.m)) ?? refuse('clubGone')
  const named = input.on === 'Y'
  if (named) {
    if (await areLinked(db, member.id, input.UID)) refuse('keeperSelf')
    const problem = (await keeperProblem(db, input.UID)) ?? (await addKeeper(db, club.id, { member: input.UID, now }))
    if (problem) refuse(problem)
  } else if (!(await dropKeeper(db, club.id, input.UID))) refuse('actDone')
  const before = { member: input.UID, keeper: !named }
  const after = { ...before, keeper: named }
  await logAct(db, { by: member, act: 'setMSKeeper', subject: `club:${club.id}`, reason, before, after, now })
  await tellKeeper(db, { member: input.UID, club, named, note: reason, now })
  return 'suc' as const
}

interface Naming {
  readonly member: number
  readonly club: { readonly id: number; readonly name: string }
  readonly named: boolean
  readonly note: string
  readonly now: Date
}

export const tellKeeper = (tx: Tx, { member, club: { id, name }, named, note, now }: Naming) =>
  remind(tx, {
    to: member,
    kind: 'clubKeeper',
    subject: `club:${id}`,
    data: { state: named ? 'named' : 'dismissed', note, m: id, name },
    now,
  })

interface StoredKept {
  readonly id: number
  readonly name: string
  readonly hidden: boolean
  readonly keepers: readonly KeeperHead[]
}

/** GET /getMSKeepers: all clubs with their keepers, for staff. */
export async function listKeepers(db: ReadDb) {
  const rows = await db.named<StoredKept>(listStatement, [])
  return rows.map(({ id, name, hidden, keepers }) => ({
    KeyID: id,
    NAME: name,
    HIDDEN: yesNoOf(hidden),
    KEEPERS: [...keepers],
  }))
}

const listStatement = {
  name: 'club-keepers-all',
  sql: `select c.id, c.name, c.hidden,
      coalesce(json_agg(json_build_object('UID', m.id, 'NICK', m.nick, 'HEAD', m.head) order by k.at, k.member)
        filter (where m.id is not null), '[]') as keepers
    from clubs c left join club_keepers k on k.club = c.id
    left join members m on m.id = k.member and m.closed_at is null
    group by c.id order by c.place, c.id`,
}
