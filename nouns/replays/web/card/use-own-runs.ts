import { useRead } from '#api/reads.ts'
import { replays } from '../../contract/replays.ts'

/** The reader's own runs; undefined until they are read. */
export const useOwnRuns = () => useRead(replays.calls.mine, {}, { quiet: true }).value
