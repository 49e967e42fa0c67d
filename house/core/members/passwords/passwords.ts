import { hash, parseOptions, verify } from '@node-rs/argon2'
import { openTurns } from '#kit/http/turns.ts'

export interface Passwords {
  /** Hashes what the client sent (itself a hash) for storage: argon2id with its parameters. */
  hash(sent: string): Promise<string>
  /**
   * Compares a password with the stored hash. `stored` is null if there is no such account: it then takes the same time
   * and answers wrong. `renewed` is a new hash to store, if the stored one was made with other parameters.
   */
  check(stored: string | null, sent: string): Promise<{ readonly right: boolean; readonly renewed: string | null }>
}

/** Hashing is slow on purpose: at most `atOnce` run and `waiting` wait; further calls are refused as `busy`. */
export function openPasswords(bounds = { atOnce: 4, waiting: 50 }): Passwords {
  const inTurn = openTurns(bounds)
  return {
    hash: (sent) => inTurn(() => hash(sent, parameters)),
    check: async (stored, sent) => {
      const matches = await inTurn(() => verify(stored ?? nobodys, sent))
      const right = matches && stored !== null
      return { right, renewed: right && isOutdated(stored) ? await inTurn(() => hash(sent, parameters)) : null }
    },
  }
}

/** The package's default algorithm is argon2id; memory in KiB. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of a thrown-away password with the current parameters; compared with when there is no account. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$X1//fR919lnDI0Flor2jkg$3kXVZOnPfdH+TxgUYkjh4uYGDcPsKp6wyNSjTlSVbLU'

function isOutdated(stored: string): boolean {
  const used = parseOptions(stored)
  return (
    used.memoryCost !== parameters.memoryCost ||
    used.timeCost !== parameters.timeCost ||
    used.parallelism !== parameters.parallelism
  )
}
