import { createContext } from 'react'
import type { Words } from '#words/words.ts'
import type { Refused } from './answer.ts'
import type { Call } from './client.ts'
import { useProvided } from './provided.ts'

/** Keys of success messages that take no arguments. */
export type SuccessKey = {
  [K in keyof Words['success']]: Words['success'][K] extends string ? K : never
}[keyof Words['success']]

export interface Api {
  readonly call: Call
  /** Shows a message about the outcome of a call. */
  readonly tell: {
    readonly success: (key: SuccessKey) => void
    readonly problem: (refused: Pick<Refused, 'refusal' | 'data'>) => void
  }
}

export const ApiContext = createContext<Api | null>(null)

export const useApi = (): Api => useProvided(ApiContext)
