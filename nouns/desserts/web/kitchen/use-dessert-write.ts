import { useState } from 'react'
import { passing, type Refused } from '#api/answer.ts'
import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { useIntent } from '#cards/use-intent.ts'
import type { Endpoint, Out, Sent } from '#contract/endpoint.ts'

export type DessertWrite<E extends Endpoint> = ReturnType<typeof useDessertWrite<E>>

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
    if (!answer.ok && answer.auth === '') setProblem(answer)
    if (answer.ok) touch(['ledger'])
    // Another device or the work of the minute may have changed the shelf since it was read.
    else if (!passing(answer)) touch(['ledger', ...endpoint.touches])
    return answer.ok ? answer.value : null
  }
  return { run, busy, problem, forget: () => setProblem(null) }
}
