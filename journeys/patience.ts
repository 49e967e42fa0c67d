/** Milliseconds that anything a journey waits for may take, on a machine that does other things as well. */
export const patienceMs = 30_000
