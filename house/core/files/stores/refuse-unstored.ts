import { NotStored } from './stores-in-turn.ts'

/** Runs the work that stores an upload; refuses it if no store takes its bytes. Other outages pass. */
export async function refuseUnstored<T>(refuse: (code: 'notStored') => never, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NotStored) return refuse('notStored')
    throw error
  }
}
