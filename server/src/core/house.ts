import type { Foundation } from '../kit/open-site.ts'
import type { Files } from './files/open-files.ts'
import type { Stated } from './manifest.ts'
import type { OwnerProof } from './members/owner-proof.ts'
import type { Passwords } from './members/passwords.ts'
import type { HeldRule } from './moderation/held-rule.ts'

/** What every part of the house may build on, once a process has opened it. */
export interface House extends Foundation, Stated {
  readonly files: Files
  readonly passwords: Passwords
  /** Key of the hashes kept of codes and of wrong passwords, and of the secrets of authenticators. */
  readonly secret: Buffer
  /** What a feature asks before an act that a stolen session must not do. */
  readonly proof: OwnerProof
  /** Whether a new post waits for staff. */
  readonly held: HeldRule
  /** Pictures elsewhere at these addresses have a copy now. */
  readonly picturesCopied: (urls: readonly string[]) => Promise<void>
}
