import type { Out } from '@patisserie/contract/endpoint'
import { site } from '@patisserie/contract/site'
import type { Problem } from '@patisserie/words/problem'
import { useEffect, useState } from 'react'
import { useApi } from '../../api/api-context.ts'

export type DayOfDraws = Out<typeof site.desserts.calls.draws>

export interface DrawsRead {
  readonly value?: DayOfDraws
  readonly refusal?: Problem
  readonly again: () => void
}

/** The draws of a day, or of today. The call makes the seed of today, so it is a write, which `useRead` does not make. */
export function useDraws(day?: string): DrawsRead {
  const { call } = useApi()
  const [state, setState] = useState<{ day: string | undefined; value?: DayOfDraws; refusal?: Problem }>({ day })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let wanted = true
    void call(site.desserts.calls.draws, day ? { day } : {}).then((answer) => {
      if (wanted) setState(answer.ok ? { day, value: answer.value } : { day, refusal: answer.refusal })
    })
    return () => {
      wanted = false
    }
  }, [call, day, tries])
  const { value, refusal } = state.day === day ? state : {}
  return { ...(value && { value }), ...(refusal !== undefined && { refusal }), again: () => setTries(tries + 1) }
}
