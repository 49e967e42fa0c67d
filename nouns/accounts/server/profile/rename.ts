import { refuseBlack } from '#core/members/black-gate.ts'
import { setNickname } from '#core/members/store.ts'
import { nicknameProblem, normalNickname } from '#rules/people/accounts.ts'
import type { CallOf, HandlerOf } from '../services.ts'
import { whenTaken } from './taken.ts'

export const rename: HandlerOf<'rename'> = async ({ db, input, member, refuse }: CallOf<'rename'>) => {
  await refuseBlack(db, member)
  const problem = nicknameProblem(input.nick)
  if (problem) refuse(problem)
  const set = await setNickname(db, member.id, normalNickname(input.nick)).catch(
    whenTaken('members_nick', () => refuse('nickTaken')),
  )
  if (!set) refuse('nickTaken')
  return 'suc' as const
}
