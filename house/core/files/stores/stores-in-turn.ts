import type { Logger } from 'pino'
import { Unavailable } from '#kit/unavailable.ts'
import { type ByteStore, checkName } from './byte-store.ts'

/** A store with its name in the log, in metrics and at `/readyz`. */
export interface NamedStore {
  readonly name: string
  readonly store: ByteStore
}

/** Several stores as one. */
export interface StoresInTurn extends Pick<ByteStore, 'get' | 'open' | 'namesBefore' | 'close'> {
  /** In the order of the settings. */
  readonly stores: readonly NamedStore[]
  /** Stores the bytes in the first store that takes them; answers whether that is a later one. Throws `NotStored`. */
  put(name: string, bytes: Uint8Array): Promise<{ readonly fallback: boolean }>
  /** Throws if this store cannot be used now, or did not take bytes a moment ago. */
  check(one: NamedStore): Promise<void>
  /** Failures since the start, by the name of the store. */
  failures(): Readonly<Record<string, number>>
}

/** No store takes bytes now. */
export class NotStored extends Unavailable {
  constructor(cause: unknown) {
    super('Every store of files', cause)
  }
}

interface Patience {
  /** Milliseconds a store has to take a file while there is another one to ask; stores have time-outs of their own. */
  readonly put: number
  /** Milliseconds for which a store that failed is asked last. */
  readonly rest: number
}

const usual: Patience = { put: 8_000, rest: 30_000 }

/**
 * Asks the stores in their order. One that failed is asked last for a while, so that not every request waits for its
 * time-out; it is still asked, because it may have what no other one has. Failures to put and to read count apart: a full
 * disk can be read.
 */
export function storesInTurn(
  stores: readonly NamedStore[],
  log?: Pick<Logger, 'warn'>,
  patience: Patience = usual,
): StoresInTurn {
  const failed = { put: new Map<NamedStore, number>(), read: new Map<NamedStore, number>() }
  const failures = new Map(stores.map(({ name }) => [name, 0]))
  type Verb = keyof typeof failed

  const rests = (verb: Verb, one: NamedStore) =>
    performance.now() < (failed[verb].get(one) ?? Number.NEGATIVE_INFINITY) + patience.rest
  const inOrder = (verb: Verb) => [
    ...stores.filter((one) => !rests(verb, one)),
    ...stores.filter((one) => rests(verb, one)),
  ]
  const noted = async <T>(verb: Verb, one: NamedStore, work: Promise<T>): Promise<T> => {
    try {
      const done = await work
      if (failed[verb].delete(one)) log?.warn({ store: one.name, verb }, 'a store of files works again')
      return done
    } catch (error) {
      failures.set(one.name, (failures.get(one.name) ?? 0) + 1)
      if (!failed[verb].has(one)) log?.warn({ store: one.name, verb, why: String(error) }, 'a store of files fails')
      failed[verb].set(one, performance.now())
      throw error
    }
  }
  const find = async <T>(name: string, work: (store: ByteStore) => Promise<T | null>): Promise<T | null> => {
    checkName(name)
    const problems: unknown[] = []
    for (const one of inOrder('read')) {
      try {
        const found = await noted('read', one, work(one.store))
        if (found !== null) return found
      } catch (error) {
        problems.push(error)
      }
    }
    // The file may be in the store that failed: it must not look as if it were gone.
    if (problems.length > 0) throw problems[0]
    const [first, ...later] = stores
    // `bringHome` may have moved the file to the first store after that one was asked.
    return first && later.length > 0 ? noted('read', first, work(first.store)) : null
  }
  return {
    stores,
    put: async (name, bytes) => {
      checkName(name)
      const order = inOrder('put')
      const problems: unknown[] = []
      for (const one of order) {
        const putting = one.store.put(name, bytes)
        const last = one === order.at(-1)
        try {
          await noted('put', one, last ? putting : within(patience.put, putting))
          return { fallback: one !== stores[0] }
        } catch (error) {
          problems.push(error)
        }
      }
      throw new NotStored(problems.at(-1))
    },
    get: (name) => find(name, (store) => store.get(name)),
    open: (name) => find(name, (store) => store.open(name)),
    namesBefore: async function* (instant) {
      for (const { store } of stores) yield* store.namesBefore(instant)
    },
    check: async (one) => {
      if (rests('put', one)) throw new Unavailable(`The store ${one.name}`)
      await one.store.check()
    },
    failures: () => Object.fromEntries(failures),
    close: () => {
      for (const { store } of stores) store.close()
    },
  }
}

/** A put that ends later is no harm: a name always means the same bytes. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Unavailable('The store', new Error(`no answer within ${ms} ms`))), ms)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(late))
}
