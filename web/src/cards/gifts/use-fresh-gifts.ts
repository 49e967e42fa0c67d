import { useRef } from 'react'
import { useReads } from '../../api/reads.ts'
import { useLive } from '../../session/live/live-wishes.ts'

/** Reads gifts again when a balance of the reader has changed: one was received, given back or taken back. */
export function useFreshGifts(): void {
  const { touch } = useReads()
  const known = useRef<string>(null)
  useLive('wallet', null, (state) => {
    const now = JSON.stringify(state)
    if (known.current !== null && known.current !== now) touch(['gifts'])
    known.current = now
  })
}
