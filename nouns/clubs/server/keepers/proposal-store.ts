import type { ReadDb, Tx } from '#kit/db/database.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'
import type { ClubProposal, StaffProposal } from '../../contract/club-keeping.ts'
import type { ProposalState } from '../../rules/club-keeping.ts'
import '../tables.ts'
import type { KeeperHead } from './keeper-store.ts'

/** Reads a proposal and locks its row until the transaction ends. */
export const lockProposal = (tx: Tx, id: number) =>
  tx
    .selectFrom('club_proposals')
    .select(['id', 'proposer', 'name', 'intro', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

const ownMost = 20

/** A member's newest proposals. */
export const proposalsBy = async (db: ReadDb, member: number): Promise<ClubProposal[]> =>
  (await db.named<StoredProposal>(ownStatement, [member])).map(proposalRow)

interface ProposalsAsked extends PageAsked {
  readonly state: 'todo' | 'done'
}

/** POST /getMSProposal: open proposals, the oldest first, or those that staff have decided, the last first. */
export async function listProposals(db: ReadDb, asked: ProposalsAsked) {
  const { count, list } = statements[asked.state]
  const [counts, rows] = await Promise.all([
    db.named<{ n: number }>(count, []),
    db.named<StoredProposal & { readonly by: KeeperHead }>(list, [asked.pageSize, offsetOf(asked)]),
  ])
  const row = (one: StoredProposal & { readonly by: KeeperHead }): StaffProposal => ({
    ...proposalRow(one),
    BY: one.by,
  })
  return { ...pageOf(counts[0]?.n ?? 0, asked), rows: rows.map(row) }
}

/** Counts the proposals that wait for staff. */
export const countProposals = async (db: ReadDb): Promise<number> =>
  (await db.named<{ n: number }>(statements.todo.count, []))[0]?.n ?? 0

interface StoredProposal {
  readonly id: number
  readonly name: string
  readonly intro: string
  readonly reason: string
  readonly at: Date
  readonly state: ProposalState
  readonly decision: string
  readonly club: number | null
  readonly keeper: KeeperHead | null
}

const proposalRow = (row: StoredProposal): ClubProposal => ({
  id: row.id,
  NAME: row.name,
  INTRO: row.intro,
  REASON: row.reason,
  KEEPER: row.keeper,
  TIME: row.at.toISOString(),
  STATE: row.state,
  DECISION: row.decision,
  M: row.club,
})

const columns = `p.id, p.name, p.intro, p.reason, p.at, p.state, p.decision, p.club,
  case when k.id is not null then json_build_object('UID', k.id, 'NICK', k.nick, 'HEAD', k.head) end as keeper`
const from = `club_proposals p left join members k on k.id = p.keeper and k.closed_at is null`
const by = `json_build_object('UID', b.id, 'NICK', b.nick, 'HEAD', b.head) as by`

const listOf = (state: 'todo' | 'done', where: string, order: string) => ({
  count: { name: `club-proposals-${state}-count`, sql: `select count(*) as n from club_proposals p where ${where}` },
  list: {
    name: `club-proposals-${state}`,
    sql: `select ${columns}, ${by} from ${from} join members b on b.id = p.proposer
      where ${where} order by ${order} limit $1 offset $2`,
  },
})

const statements = {
  todo: listOf('todo', `p.state = 'open'`, 'p.at, p.id'),
  done: listOf('done', 'p.decided_at is not null', 'p.decided_at desc, p.id desc'),
}

const ownStatement = {
  name: 'club-proposals-own',
  sql: `select ${columns} from ${from} where p.proposer = $1 order by p.id desc limit ${ownMost}`,
}
