/**
 * The database's own word that something is somebody's already: when this unique index was broken, refuses; anything
 * else stays a fault.
 */
export const whenTaken =
  (index: 'members_mail' | 'members_nick', refuse: () => never) =>
  (error: unknown): never => {
    const broken = error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error
    if (broken && error.constraint === index) refuse()
    throw error
  }
