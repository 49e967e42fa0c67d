import type { Auth } from '#contract/envelope.ts'

/**
 * An expected failure, thrown by handlers: a code with words, or a gate the caller did not pass. Only kit catches it.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly auth: Auth
  readonly code: string
  readonly data: unknown

  constructor(answer: { auth?: Auth; code?: string; data?: unknown }) {
    super(answer.code || answer.auth || 'refused')
    this.auth = answer.auth ?? ''
    this.code = answer.code ?? ''
    this.data = answer.data ?? null
  }
}

/** Input that no client of ours can send; answered with 400 and the name of the field. */
export class BadInput extends Error {
  override name = 'BadInput'
  readonly field: string

  constructor(field: string, problem: string) {
    super(problem)
    this.field = field
  }
}
