import { availableParallelism } from 'node:os'

/**
 * Test files that run at once: as many as cores, four at least and eight at most. Four on two cores were the
 * quickest: a file waits for a browser, for time-outs that it tests, for a process that starts (decision 0370).
 */
export const workers = Math.min(8, Math.max(4, availableParallelism()))
