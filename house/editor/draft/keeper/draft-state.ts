import type { Call } from '#api/client.ts'
import type { Draft } from '#contract/writing.ts'
import type { RichDocument, Written } from '../../editor-types.ts'
import type { LocalCopy } from './local-copy.ts'

export interface DraftState {
  /** Where the newest text is: nothing to store, on the page only, in this browser's storage, on the server. */
  readonly kept: 'nothing' | 'unsaved' | 'local' | 'server'
  /** When it was stored there, in ISO 8601. */
  readonly at: string | null
  /** Result of a save that the user requested: stored, not stored anywhere, or the server's reason for refusing. */
  readonly said: 'autosave' | 'notKept' | 'full' | 'nowhere' | null
  /** The editor started with a draft. */
  readonly restored: boolean
  /** A newer version, saved by another device; the writer must choose. */
  readonly newer: Draft | null
  /**
   * Text written without a log-in; the signed-in member must say whether it is theirs. `shown`: it is in the editor.
   */
  readonly guest: { readonly copy: LocalCopy; readonly shown: boolean } | null
  /** A draft with a title that was found. `waits` is set if the form has another title: the draft is not shown yet. */
  readonly found: { readonly title: string; readonly at: string; readonly waits: KeptWords | null } | null
  /** Whether the server can be reached; `back` once it can be again. */
  readonly line: 'there' | 'gone' | 'back'
  /** How many drafts of this editor were posted or discarded. */
  readonly ended: number
  /** Versions on the server, newest first. */
  readonly versions: readonly Draft[]
}

/** Nothing typed, found or stored. */
export const nothingTyped: DraftState = {
  kept: 'nothing',
  at: null,
  said: null,
  restored: false,
  newer: null,
  guest: null,
  found: null,
  line: 'there',
  ended: 0,
  versions: [],
}

export interface KeptWords {
  readonly document: RichDocument
  readonly title: string
  /** Server version that this text equals or continues; 0 for none. */
  readonly base: number
}

export interface KeeperParts {
  readonly place: string
  readonly read: () => Written
  readonly title: () => string
  /** Whether the user typed a title before any draft was found. */
  readonly ownTitle: () => boolean
  /** True during an IME composition: nothing is read or shown then. */
  readonly composing: () => boolean
  /** Shows a document: as the beginning, or (`change`) as a change that can be undone. */
  readonly show: (document: RichDocument | null, title: string, how: 'begin' | 'change') => void
  readonly call: Call
}
