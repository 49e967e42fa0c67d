import type { RichTextProblem } from './problems.ts'

/** Counters while a document is read; the content of blocks is included. */
export interface Reading {
  nodes: number
  /** Number of pictures that may still come. */
  pictures: number
  /** Addresses of external own emoji: each counts once as a picture. */
  readonly remoteEmoji: Set<string>
  characters: number
  /** Ids of the blocks so far. */
  readonly ids: Set<string>
  /** Whether the reader is inside a hidden block. */
  hidden: boolean
}

/** Thrown to end the reading; `readDocument` always catches it. */
export class Refused extends Error {
  readonly problem: RichTextProblem
  constructor(problem: RichTextProblem) {
    super(problem)
    this.problem = problem
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
