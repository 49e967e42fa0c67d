/**
 * What a form with files is worth keeping, in the browser's database, under its writer's id (0: a guest). Text alone
 * belongs into local storage; files do not fit there.
 */

/** Reads what `place` keeps for a writer. Answers undefined if there is nothing, or no storage. */
export const readKeptFiles = async (place: string, owner: number): Promise<unknown> => {
  try {
    return await request('readonly', (kept) => kept.get(keyOf(place, owner)))
  } catch {
    return undefined
  }
}

/**
 * Keeps what `change` makes of the kept value, which another tab may have changed meanwhile; undefined forgets it. Answers whether
 * the browser has taken it.
 */
export const changeKeptFiles = async (
  place: string,
  owner: number,
  change: (before: unknown) => unknown,
): Promise<boolean> => {
  try {
    const key = keyOf(place, owner)
    await request('readwrite', (kept) => {
      const reading: IDBRequest<unknown> = kept.get(key)
      reading.onsuccess = () => {
        const value = change(reading.result)
        if (value === undefined) kept.delete(key)
        else kept.put(value, key)
      }
      return reading
    })
    return true
  } catch {
    return false
  }
}

/** For a log-out: whoever uses the browser next shall not find a member's files in it. */
export const forgetKeptFiles = async (owner: number): Promise<void> => {
  try {
    const keys = await request('readonly', (kept) => kept.getAllKeys())
    const own = keys.filter((key) => typeof key === 'string' && key.endsWith(`.${owner}`))
    for (const key of own) await request('readwrite', (kept) => kept.delete(key))
  } catch {
    // Without storage there is nothing to forget.
  }
}

const keyOf = (place: string, owner: number) => `${place}.${owner}`

const storeName = 'kept-files'

/** One request in a transaction of its own; resolves once that has been written. */
const request = async <T>(mode: IDBTransactionMode, ask: (kept: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const asked = ask(transaction.objectStore(storeName))
      transaction.oncomplete = () => resolve(asked.result)
      transaction.onerror = () => reject(transaction.error ?? new Error('not written'))
      transaction.onabort = () => reject(transaction.error ?? new Error('no room'))
    })
  } finally {
    database.close()
  }
}

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('patisserie', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error ?? new Error('no storage'))
    opening.onblocked = () => reject(new Error('no storage'))
  })
