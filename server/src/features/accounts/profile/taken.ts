import { isCode } from '../../../kit/is-code.ts'

/**
 * The database's own word that something is somebody's already: when this unique index was broken, refuses; anything
 * else stays a fault.
 */
export const whenTaken =
  (index: 'members_mail' | 'members_nick', refuse: () => never) =>
  (error: unknown): never => {
    if (isCode(error, '23505') && 'constraint' in error && error.constraint === index) refuse()
    throw error
  }
