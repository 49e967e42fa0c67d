import type { Endpoint, Out, Sent } from '@patisserie/contract/endpoint'
import { useState } from 'react'
import type { Refused } from '../../../api/answer.ts'
import { useReads } from '../../../api/reads.ts'
import { useWrite } from '../../../api/writes.ts'
import { useIntent } from '../../../cards/use-intent.ts'

/**
 * A write about desserts that shows its refusal beside the form. A press whose answer was lost and that is repeated acts
 * once. `run` answers null if it was refused.
 */
export function useDessertWrite<E extends Endpoint>(endpoint: E) {
  const { touch } = useReads()
  const { run: send, busy } = useWrite(endpoint, { inline: true })
  const intent = useIntent()
  const [problem, setProblem] = useState<Refused | null>(null)
  const run = async (input: Sent<E>): Promise<Out<E> | null> => {
    setProblem(null)
    const answer = await send(input, { idempotencyKey: intent.keyOf(input) })
    intent.settled(answer)
    if (answer.ok) touch(['ledger'])
    else if (answer.auth === '') setProblem(answer)
    return answer.ok ? answer.value : null
  }
  return { run, busy, problem, forget: () => setProblem(null) }
}
