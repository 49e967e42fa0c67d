import type { ReactNode } from 'react'
import { byNoun, inOrder } from '#rules/by-noun.ts'

/** Where the home page gets from what a noun has for the member. */
export interface WaitingSource {
  readonly order: number
  /** Undefined for guests, and while it is loading. */
  readonly useWaiting: () => WaitingThings | undefined
}

/** What of a noun waits for the member, the most urgent first. */
export interface WaitingThings {
  /** What the member follows, with something new in it. */
  readonly grown: readonly WaitingThing[]
  /** What the member never opened. */
  readonly unopened: readonly WaitingThing[]
  /** The member has opened nothing yet. */
  readonly isNew: boolean
}

export interface WaitingThing {
  /** What it is about, such as `topic 17`: nothing stands there twice. */
  readonly about: string
  /** A `WaitingLine`. */
  readonly line: ReactNode
}

/** The sources of all nouns, in their order. */
export const waitingSources = inOrder(
  byNoun(
    import.meta.glob<WaitingSource>('../../../nouns/*/web/waiting-source.tsx', {
      eager: true,
      import: 'waitingSource',
    }),
  ),
)
