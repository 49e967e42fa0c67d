/**
 * One task at a time: while a task is in flight, further calls get its promise and their own task is not started. After
 * it has ended, with an answer or an error, the next call starts its task.
 */
export const createSingleFlight = <T>(): ((task: () => Promise<T>) => Promise<T>) => {
  let running: Promise<T> | null = null
  return (task) => {
    running ??= task().finally(() => {
      running = null
    })
    return running
  }
}
