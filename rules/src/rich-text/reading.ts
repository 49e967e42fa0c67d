import type { RichTextProblem } from './problems.ts'

/** What is counted while a document is read, the insides of its blocks included. */
export interface Reading {
  nodes: number
  /** So many more may come. */
  pictures: number
  /** Addresses of own emoji that lie elsewhere: each counts once as a picture. */
  readonly remoteEmoji: Set<string>
  characters: number
  /** Of blocks. */
  readonly ids: Set<string>
  /** Inside a hidden block. */
  hidden: boolean
}

/** Ends the reading; never leaves `readDocument`. */
export class Refused extends Error {
  readonly problem: RichTextProblem
  constructor(problem: RichTextProblem) {
    super(problem)
    this.problem = problem
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
