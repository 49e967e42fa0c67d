import type { Answer } from '#api/answer.ts'
import type { Read } from '#api/reads.ts'
import type { CommentRow } from '#contract/comment-row.ts'
import type { Group, Tag } from '#contract/endpoint.ts'
import type { OfNouns } from '#rules/nouns.ts'

/** A page of comments, as the calls of every noun answer it. */
export interface CommentPageOf {
  readonly rows: readonly CommentRow[]
  readonly total: number
  readonly pageInfo: { readonly pageNum: number; readonly pages: number }
}

/** Which page of the comments: its number, or the page that holds the comment with this id. */
export type CommentsAsked = { readonly pageNum: number } | { readonly at: number }

/** A call of the noun, ready to be made. */
export interface CommentWrite<Input, Output> {
  readonly busy: boolean
  readonly run: (input: Input) => Promise<Answer<Output>>
}

/** The prefixes of groups that have a call to comment. */
type PrefixIn<Calls> = Calls extends unknown
  ? {
      [G in keyof Calls]: Calls[G] extends Group<infer P, infer C> ? ('comment' extends keyof C ? P : never) : never
    }[keyof Calls]
  : never

/** What comments below one noun need to know of it. The hooks call the noun's own calls. */
export interface CommentKind {
  /** Prefix of the noun's refusals. */
  readonly prefix: PrefixIn<OfNouns<'calls'>>
  /** Tags of reads that show its comments, and of those that count them. */
  readonly tags: { readonly comments: Tag; readonly counts: Tag }
  /** Key of a thing's unsent comments in the browser's storage: ids of different nouns must differ. */
  readonly draftPlace: (id: number) => string
  readonly useList: (id: number, asked: CommentsAsked, options?: { readonly quiet: boolean }) => Read<CommentPageOf>
  readonly useSend: () => CommentWrite<{ readonly id: number; readonly comment: string }, CommentRow>
  readonly useRemove: () => CommentWrite<{ readonly id: number }, unknown>
}

/** Size of a page of comments. */
export const commentPageSize = 20
