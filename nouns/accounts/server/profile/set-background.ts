import { ownsPicture } from '#core/files/pictures.ts'
import { lockBalances } from '#core/ledger/lock-balances.ts'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import { requireLevel } from '#core/members/levels/require-level.ts'
import { refuseEntered } from '#core/members/not-entered.ts'
import { backgroundOf, lockHolder } from '#core/members/reads.ts'
import { setBackground as write } from '#core/members/store.ts'
import { sinks } from '#rules/economy/economy-rates.ts'
import { house } from '#rules/ledger/houses.ts'
import { readDrawn } from '../../rules/backgrounds.ts'
import type { OwnCall, OwnHandler } from '../services.ts'

/**
 * Sets the background: a picture the member uploaded, one that the site draws, or '' for none. A change is paid in faith and
 * needs a level; taking the background down does not. One that was set before needs neither.
 */
export const setBackground: OwnHandler<'setBackground'> = async (call: OwnCall<'setBackground'>) => {
  const { db, input, member, refuse } = call
  await refuseBlack(db, member)
  if (input.src.startsWith('/')) {
    if (!(await ownsPicture(db, member.id, input.src))) refuse('pictureUnknown')
  } else if (input.src !== '' && !readDrawn(input.src)) refuse('backgroundUnknown')
  // Of two concurrent changes the second one finds what the first one set.
  await lockHolder(db, member.id)
  if (input.src === (await backgroundOf(db, member.id))) return 'suc' as const
  if (input.src !== '') await pay(call)
  await write(db, member.id, input.src)
  return 'suc' as const
}

async function pay({ db, member, now, refuse }: OwnCall<'setBackground'>): Promise<void> {
  refuseEntered(member)
  requireLevel(member, 'paintedBackground')
  const [faith] = await lockBalances(db, member.id, ['faith'])
  const has = faith?.amount ?? 0
  if (has < sinks.backgroundFaith) refuse('faithFew', { needs: sinks.backgroundFaith, has })
  await postTransfer(db, {
    reason: 'background',
    about: { kind: 'member', id: member.id },
    key: `background:${member.id}:${faith?.lines}`,
    at: now,
    moves: [{ from: member.id, to: house('burn'), resource: 'faith', amount: sinks.backgroundFaith }],
  })
}
