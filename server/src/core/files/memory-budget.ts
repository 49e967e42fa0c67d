export interface MemoryBudget {
  /** Resolves when so many bytes are free, in the order of asking; answers what gives them back. */
  take(bytes: number): Promise<() => void>
}

/** Shares a number of bytes of memory among those who ask for no more than all of them. */
export function openMemoryBudget(total: number): MemoryBudget {
  let used = 0
  const waiting: { readonly bytes: number; readonly begin: () => void }[] = []
  const admit = () => {
    for (let first = waiting[0]; first && used + first.bytes <= total; first = waiting[0]) {
      waiting.shift()
      used += first.bytes
      first.begin()
    }
  }
  return {
    take: async (bytes) => {
      if (bytes > total) throw new Error('more memory than there is')
      await new Promise<void>((begin) => {
        waiting.push({ bytes, begin })
        admit()
      })
      return () => {
        used -= bytes
        admit()
      }
    },
  }
}
