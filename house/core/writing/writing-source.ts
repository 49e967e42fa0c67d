import type { RawBuilder } from 'kysely'
import type { Out } from '#contract/endpoint.ts'
import type { writing } from '#contract/writing.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { PageAsked } from '#rules/paging.ts'

type Calls = typeof writing.calls

/** What a noun answers of its rows while members write: where a draft can be posted, and what a text can show. */
export interface WritingSource {
  /** The places of drafts that it has, by the letter with which they begin. */
  readonly draftPlaces?: Readonly<Record<string, DraftPlace>>
  /** Finds the newest post of a member with exactly these words. */
  readonly sameWords?: (db: ReadDb, asked: WordsAsked) => Promise<Out<Calls['duplicate']>>
  /** SQL that selects the `author` of each of the last posts of a topic, a parameter of the statement. */
  readonly lastAuthors?: (topic: string) => string
  /** Finds what a text can show, by its type. */
  readonly pieces?: Partial<Readonly<Record<PieceType, FindPieces>>>
}

/** SQL that selects a row if the place, such as `e:17:4` with the numbers 17 and 4, exists for the member. */
type DraftPlace = (place: {
  readonly numbers: readonly [number, number]
  readonly member: number
}) => RawBuilder<unknown>

export interface WordsAsked {
  readonly member: number
  readonly words: string
  readonly since: Date
}

export type PieceType = 'replay' | 'painting'

export interface PieceQuery extends PageAsked {
  readonly value: string
  readonly game?: number | undefined
  /** The caller, whose own pieces come first. */
  readonly by: number
}

/** `searched` answers what the site search finds for the value, the best first. */
export type FindPieces = (
  db: ReadDb,
  asked: PieceQuery,
  searched: () => Promise<readonly number[]>,
) => Promise<Out<Calls['pieces']>>

/** The sources of all nouns as one. */
export const joinedSources = (sources: readonly WritingSource[]): WritingSource => ({
  ...Object.assign({}, ...sources),
  draftPlaces: Object.assign({}, ...sources.map(({ draftPlaces }) => draftPlaces)),
  pieces: Object.assign({}, ...sources.map(({ pieces }) => pieces)),
})
