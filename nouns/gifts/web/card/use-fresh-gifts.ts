import { useReads } from '#api/reads.ts'
import { useLiveChange } from '#session/live/use-live-change.ts'

/** Reads gifts again when a balance of the reader has changed: one was received, given back or taken back. */
export function useFreshGifts(): void {
  const { touch } = useReads()
  useLiveChange('wallet', () => touch(['gifts']))
}
