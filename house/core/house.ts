import type { Foundation } from '#kit/open-site.ts'
import type { ToldKinds } from '#words/reminders/told.ts'
import type { FetchPicture } from './files/copies/fetch-picture.ts'
import type { Files } from './files/open-files.ts'
import type { GiftsOfWeek } from './gift-weeks/gift-weeks.ts'
import type { Stated } from './manifest.ts'
import type { Passwords } from './members/passwords/passwords.ts'
import type { OwnerProof } from './members/second-factor/owner-proof.ts'
import type { HeldRule } from './moderation/held-rule.ts'
import type { Finders } from './search/finder.ts'
import type { SearchIndexes } from './search/open-indexes.ts'

/** What every part of the server may use, once a process has opened it. */
export interface House extends Foundation, Stated {
  readonly files: Files
  readonly passwords: Passwords
  /**
   * Secret of this site: key of the HMACs that stand in the database for codes, attempted passwords, mail addresses and
   * unknown account names. The key that encrypts the secrets of authenticators is derived from it.
   */
  readonly secret: Buffer
  /** Checks that the caller is the owner of the account, before an act that a stolen session must not do. */
  readonly proof: OwnerProof
  /** Fetches a picture elsewhere; null: this site makes no outgoing requests. */
  readonly fetchPicture: FetchPicture | null
  readonly giftsOfWeek: GiftsOfWeek
  /** Every kind of reminders, with its sentence. Those of parts that are off have none, unless they tell what became of it. */
  readonly told: ToldKinds
  /** The kinds that have none. */
  readonly silenced: readonly string[]
  /** Decides whether a new post waits for staff. */
  readonly held: HeldRule
  /** The search index, by the kind of its source. */
  readonly indexed: SearchIndexes
  /** The searches of all parts. */
  readonly finders: () => Partial<Finders>
  /** Called when the external pictures at these addresses have a copy. */
  readonly picturesCopied: (urls: readonly string[]) => Promise<void>
}
