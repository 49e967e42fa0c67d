/** The database's own word that something is somebody's already: which unique index said so, or null. */
const brokenIndex = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error
    ? String(error.constraint)
    : null

/** Turns a broken unique index into its refusal; anything else stays a fault. */
const refuseWhen =
  (index: string, refuse: () => never) =>
  (error: unknown): never => {
    if (brokenIndex(error) === index) refuse()
    throw error
  }

export const refuseTakenMail = (refuse: (code: 'mailExists') => never) =>
  refuseWhen('members_mail', () => refuse('mailExists'))

export const refuseTakenNick = (refuse: (code: 'nickTaken') => never) =>
  refuseWhen('members_nick', () => refuse('nickTaken'))
