import type { Endpoint, Out, Sent } from '@patisserie/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Answer } from './answer.ts'
import { type SuccessKey, useApi } from './api-context.ts'
import type { CallOptions } from './client.ts'
import { touch } from './reads.ts'

export interface Write<E extends Endpoint> {
  /** Makes the call; while one is under way, the same one is answered. */
  readonly run: (input: Sent<E>, options?: CallOptions) => Promise<Answer<Out<E>>>
  readonly busy: boolean
  /** Share of an upload's bytes that are sent, 0 to 1. */
  readonly progress: number
}

export interface WriteOptions {
  /** Said when it worked. */
  readonly success?: SuccessKey | undefined
  /** The form shows refusals itself; gates still say theirs. */
  readonly inline?: boolean | undefined
}

/** `hear` is called with the input of every write that succeeded. */
export const sent: { hear?: (input: unknown) => void } = {}

/** A write of the contract: says what happened, and has what it touched read again. */
export const useWrite = <E extends Endpoint>(endpoint: E, options: WriteOptions = {}): Write<E> => {
  const { call, tell } = useApi()
  const queries = useQueryClient()
  const running = useRef<Promise<Answer<Out<E>>> | null>(null)
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState(0)

  const make = async (input: Sent<E>, callOptions: CallOptions) => {
    setBusy(true)
    setProgress(0)
    try {
      const answer = await call(endpoint, input, {
        ...callOptions,
        // Only uploads report progress.
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
      running.current = null
      setBusy(false)
    }
  }
  const run = (input: Sent<E>, callOptions: CallOptions = {}) => {
    running.current ??= make(input, callOptions)
    return running.current
  }
  return { run, busy, progress }
}
