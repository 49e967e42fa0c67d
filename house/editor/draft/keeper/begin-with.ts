import type { Draft } from '#contract/writing.ts'
import type { LocalCopy } from './local-copy.ts'
import { sameDocument } from './same-document.ts'

/**
 * The text an editor starts with: this browser's copy, the server's newest version, or both, and then the writer
 * chooses.
 */
export type Beginning =
  | { readonly with: 'nothing' }
  | { readonly with: 'copy'; readonly base: number }
  | { readonly with: 'server'; readonly draft: Draft }
  | { readonly with: 'both'; readonly draft: Draft }

export const beginWith = (copy: LocalCopy | null, newest: Draft | null): Beginning => {
  if (!newest) {
    // A base version that is not on the server was posted or discarded, perhaps on another device.
    return copy && (copy.changed || copy.base === 0) ? { with: 'copy', base: 0 } : { with: 'nothing' }
  }
  if (!copy) return { with: 'server', draft: newest }
  const same = copy.title === newest.title && sameDocument(copy.document, newest.document)
  if (same || copy.base === newest.version) return { with: 'copy', base: newest.version }
  return copy.changed ? { with: 'both', draft: newest } : { with: 'server', draft: newest }
}
