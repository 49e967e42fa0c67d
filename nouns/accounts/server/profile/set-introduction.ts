import { refuseBlack } from '#core/members/black-gate.ts'
import { setIntroduction as write } from '#core/members/store.ts'
import { introductionProblem } from '#rules/people/accounts.ts'
import type { CallOf, HandlerOf } from '../services.ts'

export const setIntroduction: HandlerOf<'setIntroduction'> = async (call: CallOf<'setIntroduction'>) => {
  const { brint } = call.input
  await refuseBlack(call.db, call.member)
  const problem = introductionProblem(brint)
  if (problem) call.refuse(problem)
  await write(call.db, call.member.id, brint)
  return 'suc' as const
}
