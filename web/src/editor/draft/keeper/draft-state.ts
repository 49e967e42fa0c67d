import type { Draft } from '@patisserie/contract/writing'
import type { Call } from '../../../api/client.ts'
import type { RichDocument, Written } from '../../editor-types.ts'
import type { LocalCopy } from './local-copy.ts'

export interface DraftState {
  /** Where the newest words are: nothing to keep, here alone, in this browser's storage, on the server. */
  readonly kept: 'nothing' | 'unsaved' | 'local' | 'server'
  /** When they got there, ISO 8601. */
  readonly at: string | null
  /** Said after a save on demand: kept, nowhere to keep it, or why the server took none. */
  readonly said: 'autosave' | 'notKept' | 'full' | 'nowhere' | null
  /** The text began with a draft. */
  readonly restored: boolean
  /** Another device saved since: waits for a choice. */
  readonly newer: Draft | null
  /** Written without a log-in: whoever is signed in now says whether it is theirs. `shown`: it stands in the editor. */
  readonly guest: { readonly copy: LocalCopy; readonly shown: boolean } | null
  /** The kept draft with a title that was found. `waits`: another title stands in the form, so the draft is not shown yet. */
  readonly found: { readonly title: string; readonly at: string; readonly waits: KeptWords | null } | null
  /** On the server, the newest first. */
  readonly versions: readonly Draft[]
}

export interface KeptWords {
  readonly document: RichDocument
  readonly title: string
  /** Version on the server it is or goes on from; 0 for none. */
  readonly base: number
}

export interface KeeperParts {
  readonly place: string
  readonly read: () => Written
  readonly title: () => string
  /** A title was typed before any draft was found. */
  readonly ownTitle: () => boolean
  /** Nothing is read or shown in the middle of a composition. */
  readonly composing: () => boolean
  /** As a beginning; or, while somebody writes, as a change that can be undone. */
  readonly show: (document: RichDocument | null, title: string, how: 'begin' | 'change') => void
  readonly call: Call
}
