import type { StagePath } from '@patisserie/replay/path-facts'
import { useEffect, useState } from 'react'
import { useMe } from '#session/me.ts'
import { useSession } from '#session/session-context.ts'
import type { ReplayDetail } from '../../contract/replays.ts'

export type Walked =
  | { readonly state: 'loading' }
  | { readonly state: 'closed' | 'unread' | 'unreached' }
  | { readonly state: 'ready'; readonly runs: readonly (readonly StagePath[])[] }

/** Fetches the files of runs and walks them; `again` after a failure. */
export function usePaths(runs: readonly ReplayDetail[]): { readonly walked: Walked; readonly again: () => void } {
  const { store } = useSession()
  const { profile } = useMe()
  const [walked, setWalked] = useState<Walked>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  const mine = profile?.id
  const codes = runs.map(({ CODE }) => CODE).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the runs of the same codes are the same
  useEffect(() => {
    let wanted = true
    setWalked({ state: 'loading' })
    if (runs.some(({ OPEN, UPID }) => OPEN === 'N' && UPID !== mine)) {
      setWalked({ state: 'closed' })
      return
    }
    void Promise.all(runs.map((run) => pathsOf(run, store.token()))).then(
      (all) => {
        if (!wanted) return
        const read = all.flatMap((paths) => (paths ? [paths] : []))
        setWalked(read.length === runs.length ? { state: 'ready', runs: read } : { state: 'unread' })
      },
      () => wanted && setWalked({ state: 'unreached' }),
    )
    return () => {
      wanted = false
    }
  }, [codes, mine, tries])
  return { walked, again: () => setTries((before) => before + 1) }
}

/** On its own: beside what only the upload form needs it would be a part of that. */
const reader = () => import('../parse-file.ts')

async function pathsOf(run: ReplayDetail, token: string): Promise<readonly StagePath[] | null> {
  const [{ waysOf }, bytes] = await Promise.all([reader(), bytesOf(run, token)])
  return waysOf(bytes)
}

async function bytesOf({ CODE, FILE, OPEN }: ReplayDetail, token: string): Promise<Uint8Array> {
  if (OPEN === 'N') {
    const { fetchReplayFile } = await import('../card/fetch-replay-file.ts')
    const answer = await fetchReplayFile(CODE, token)
    if (!answer.ok) throw new Error(answer.refusal)
    return new Uint8Array(await answer.value.arrayBuffer())
  }
  const answer = await fetch(`/jc/rpy/${FILE}`)
  if (!answer.ok) throw new Error('the file did not come')
  return new Uint8Array(await answer.arrayBuffer())
}
