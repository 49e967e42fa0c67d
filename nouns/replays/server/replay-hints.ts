import type { ReplayHint } from '../contract/replay-row.ts'

/** Hints as stored in the facts; older readings stored no values. */
export type StoredHints = readonly { readonly code: string; readonly values?: ReplayHint['values'] }[]

/**
 * Hints for pages, as code and values: pages word them in the reader's language, so the parser's English sentence is
 * dropped.
 */
export const replayHints = (stored: StoredHints): ReplayHint[] =>
  stored.map(({ code, values }) => ({ code, values: values ?? {} }))
