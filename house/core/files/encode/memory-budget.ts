export interface MemoryBudget {
  /** Resolves when this many bytes are free, first come, first served; answers a function that releases them. */
  take(bytes: number): Promise<() => void>
}

/** A semaphore over bytes of memory. No request may be larger than `total`: it would wait for ever. */
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
