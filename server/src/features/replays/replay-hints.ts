import type { ReplayHint } from '@patisserie/contract/replay-row'

/** As facts keep them; those of older readings have no values. */
export type StoredHints = readonly { readonly code: string; readonly values?: ReplayHint['values'] }[]

/** Hints for pages, which say them in the reader's language: the parser's English sentence stays behind. */
export const replayHints = (stored: StoredHints): ReplayHint[] =>
  stored.map(({ code, values }) => ({ code, values: values ?? {} }))
