import { hash, parseOptions, verify } from '@node-rs/argon2'
import { openTurns } from '../../kit/http/turns.ts'

export interface Passwords {
  /** What to store of the hash that the client sent: argon2id with its parameters. */
  hash(sent: string): Promise<string>
  /**
   * Whether a password is the stored one; without a stored one (nobody has that name) it costs the same time and is
   * wrong. `renewed` is a new hash to store where the stored one was made with other parameters.
   */
  check(stored: string | null, sent: string): Promise<{ readonly right: boolean; readonly renewed: string | null }>
}

/** Hashing is slow on purpose: so many at once, so many waiting, the rest is refused as `busy`. */
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

/** Made with today's parameters from a password that was thrown away. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$X1//fR919lnDI0Flor2jkg$3kXVZOnPfdH+TxgUYkjh4uYGDcPsKp6wyNSjTlSVbLU'

function isOutdated(stored: string): boolean {
  const used = parseOptions(stored)
  return (
    used.memoryCost !== parameters.memoryCost ||
    used.timeCost !== parameters.timeCost ||
    used.parallelism !== parameters.parallelism
  )
}
