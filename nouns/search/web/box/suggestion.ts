import type { Out } from '#contract/endpoint.ts'
import type { search as searchContract } from '../../contract/search.ts'

export type Suggested = Out<typeof searchContract.calls.suggest>

/** One option of the list. */
export type Suggestion = {
  readonly label: string
  /** Hits in the label. */
  readonly marks?: readonly number[]
  /** What stands at the end of the line. */
  readonly note?: string
  /** The key that does the same. */
  readonly key?: 'Enter'
  readonly picture:
    | { readonly icon: 'messages-square' | 'search' | 'clock' }
    | { readonly id: number; readonly src: string }
    | null
} & (
  | {
      readonly to: string
      /** The search that the option makes, to be kept among the recent ones. */
      readonly search?: string
    }
  | { /** The text to put into the box. */ readonly put: string }
)

export interface SuggestionGroup {
  readonly name: string
  readonly title?: string
  readonly items: readonly Suggestion[]
}
