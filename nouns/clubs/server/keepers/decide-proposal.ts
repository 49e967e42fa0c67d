import { linkedTo } from '#core/members/links/linked.ts'
import { remind } from '#core/reminders/remind.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import type { clubs } from '../../contract/clubs.ts'
import { clubKeepersMost } from '../../rules/club-keeping.ts'
import { insertClub } from '../clubs/club-store.ts'
import { addKeeper, keeperProblem } from './keeper-store.ts'
import { lockProposal } from './proposal-store.ts'
import { tellKeeper } from './set-keeper.ts'

type Decide = Call<typeof clubs.calls.decideProposal>

/** POST /decideMSProposal: staff open the proposed club and name its keepers, or decline; the proposer is told. */
export async function decideProposal(call: Decide) {
  const { db, input, member, now, refuse } = call
  const note = givenReason(input.reason, refuse)
  const proposal = (await lockProposal(db, input.id)) ?? refuse('proposalGone')
  const { id, proposer, name, intro, state } = proposal
  const accounts = await linkedTo(db, member.id)
  if (accounts.includes(proposer)) refuse('proposalOwn')
  if (state === 'withdrawn') refuse('proposalGone')
  if (state !== 'open') refuse('proposalDecided')
  const opens = input.verdict === 'pass'
  const keepers = [...new Set(input.keepers)]
  const club = opens ? await openClub(call, { name, intro, accounts, keepers }) : null
  const decided = {
    state: opens ? 'accepted' : 'declined',
    decision: note,
    decided_at: now,
    decided_by: member.id,
  } as const
  await db
    .updateTable('club_proposals')
    .set({ ...decided, club })
    .where('id', '=', id)
    .execute()
  const before = { member: proposer, name, state }
  const after = { ...before, state: decided.state, club, keepers: opens ? keepers : [] }
  const subject = club === null ? `proposal:${id}` : `club:${club}`
  await logAct(db, { by: member, act: 'decideMSProposal', subject, reason: note, before, after, now })
  await remind(db, {
    to: proposer,
    kind: 'clubProposal',
    subject: `proposal:${id}`,
    data: { verdict: input.verdict, note, name, m: club ?? 0 },
    now,
  })
  return 'suc' as const
}

interface Opening {
  readonly name: string
  readonly intro: string
  /** Accounts of the one who decides: none of them becomes a keeper. */
  readonly accounts: readonly number[]
  /** Each of them once. */
  readonly keepers: readonly number[]
}

/** Opens the proposed club as the last one, without a picture, and names its keepers. */
async function openClub({ db, now, refuse }: Decide, { accounts, keepers, ...words }: Opening) {
  if (keepers.length > clubKeepersMost) refuse('keepersMany')
  if (keepers.some((keeper) => accounts.includes(keeper))) refuse('keeperSelf')
  const club =
    (await insertClub(db, { ...words, name_en: '', intro_en: '', picture: '' }, now)) ?? refuse('clubNameTaken')
  for (const keeper of keepers) {
    const problem = await keeperProblem(db, keeper)
    if (problem) refuse(problem)
    await addKeeper(db, club, { member: keeper, now })
    await tellKeeper(db, { member: keeper, club: { id: club, name: words.name }, named: true, note: '', now })
  }
  return club
}
