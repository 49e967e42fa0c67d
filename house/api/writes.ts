import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint, Out, Sent } from '#contract/endpoint.ts'
import type { Answer } from './answer.ts'
import { type SuccessKey, useApi } from './api-context.ts'
import type { CallOptions } from './client.ts'
import { touch } from './reads.ts'
import { createSingleFlight } from './single-flight.ts'

export interface Write<E extends Endpoint> {
  /** Makes the call. While a call is in flight, further calls get its answer instead of being sent. */
  readonly run: (input: Sent<E>, options?: CallOptions) => Promise<Answer<Out<E>>>
  readonly busy: boolean
  /** Share of an upload's bytes sent so far, 0 to 1. */
  readonly progress: number
}

export interface WriteOptions {
  /** Key of the message shown on success. */
  readonly success?: SuccessKey | undefined
  /** The form shows refusals itself, so none is shown as a toast. Gates still show theirs. */
  readonly inline?: boolean | undefined
}

/** `hear` is called with the input of every write that succeeded. */
export const sent: { hear?: (input: unknown) => void } = {}

/** A write of the contract: shows a message about the outcome, and invalidates the reads that its tags touch. */
export const useWrite = <E extends Endpoint>(endpoint: E, options: WriteOptions = {}): Write<E> => {
  const { call, tell } = useApi()
  const queries = useQueryClient()
  const [fly] = useState(() => createSingleFlight<Answer<Out<E>>>())
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState(0)

  const make = async (input: Sent<E>, callOptions: CallOptions) => {
    setBusy(true)
    setProgress(0)
    try {
      const answer = await call(endpoint, input, {
        ...callOptions,
        // Called for uploads only.
        onProgress: (share) => {
          setProgress(share)
          callOptions.onProgress?.(share)
        },
      })
      if (answer.ok) {
        sent.hear?.(input)
        touch(queries, endpoint.touches)
        if (options.success) tell.success(options.success)
      } else if (answer.auth === '' && !options.inline) tell.problem(answer)
      return answer
    } finally {
      setBusy(false)
    }
  }
  const run = (input: Sent<E>, callOptions: CallOptions = {}) => fly(() => make(input, callOptions))
  return { run, busy, progress }
}
