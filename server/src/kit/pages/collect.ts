/**
 * Hands over what is said during one turn of the thread all at once: to wake another thread costs more than most of what
 * it is told.
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
