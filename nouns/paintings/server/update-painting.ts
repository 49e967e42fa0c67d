import { sql } from 'kysely'
import { refuseBlack } from '#core/members/black-gate.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import { replacePrints, storePrints } from '#core/moderation/print-store.ts'
import { storedPrints } from '#core/moderation/prints.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { paintings } from '../contract/paintings.ts'
import { writtenProblem } from '../rules/written-painting.ts'
import { paintingThing } from './painting-thing.ts'
import { lockPainting } from './store.ts'
import { saidColumns, wordsOf, writeFacets } from './written.ts'

/**
 * POST /updatePainting: changes what its uploader says about a work; the pictures stay. A black-flagged member may change
 * only what waits for staff. A change that would have to wait for its text or its links is refused.
 */
export const updatePainting = (rule: HeldRule) => async (call: Call<typeof paintings.calls.update>) => {
  const { db, input, member, now, refuse } = call
  const { pid, ...written } = input
  const painting = (await lockPainting(db, pid, member.id)) ?? refuse('deleted')
  if (painting.uploader !== member.id) refuse('notOwn')
  const waiting = painting.held_at !== null
  if (!waiting) await refuseBlack(db, member)
  const problem = writtenProblem(written)
  if (problem) refuse(problem)
  if (painting.dragon !== written.dragon && (await isBall(db, pid))) refuse('dragonTaken')
  const said = saidColumns(written)
  const prints = rule.read(wordsOf(said))
  const before = rule.read(wordsOf(painting))
  const waits = waiting ? null : await rule.edit(db, { member, now, prints, before })
  if (waits) refuse(waits === 'same' ? 'editSame' : 'editLink')
  const hashes = storedPrints(prints, member.standing)
  const stored = { kind: paintingThing.kind, hashes, member: member.id, at: now }
  await (waiting ? replacePrints : storePrints)(db, pid, stored)
  await db
    .updateTable('paintings')
    .set({ ...said, edited_at: now })
    .where('id', '=', pid)
    .execute()
  await writeFacets(db, pid, written)
  return 'suc' as const
}

async function isBall(tx: Tx, painting: number): Promise<boolean> {
  const { rows } = await sql`select from dragon_balls where painting = ${painting}`.execute(tx)
  return rows.length > 0
}
