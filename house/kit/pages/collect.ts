/**
 * Batches what is sent during one turn of the event loop into one message: waking another thread costs more than most
 * messages.
 */
export function collect<T>(send: (all: T[]) => void): (one: T) => void {
  let said: T[] = []
  return (one) => {
    if (said.length === 0) {
      setImmediate(() => {
        const all = said
        said = []
        send(all)
      })
    }
    said.push(one)
  }
}
