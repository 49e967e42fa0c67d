import { isCode } from '#kit/is-code.ts'

/**
 * Turns a violation of this unique index into a refusal: somebody else has the value already. Any other error is
 * rethrown.
 */
export const whenTaken =
  (index: 'members_mail' | 'members_nick', refuse: () => never) =>
  (error: unknown): never => {
    if (isCode(error, '23505') && 'constraint' in error && error.constraint === index) refuse()
    throw error
  }
