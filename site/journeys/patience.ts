/** Timeout of every wait in a journey, in milliseconds; long enough for a busy machine. */
export const patienceMs = 30_000
