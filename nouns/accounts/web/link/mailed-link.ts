export const linkKinds = ['verify', 'change', 'undo', 'unlock', 'reset', 'reopen', 'digest'] as const
export type LinkKind = (typeof linkKinds)[number]

export interface MailedLink {
  readonly kind: LinkKind
  readonly token: string
}

/** What following a link came to. */
export type LinkOutcome = 'done' | 'expired'

/** Reads `{kind}.{token}`, the fragment of a link in a mail; null for anything else. */
export const parseMailedLink = (fragment: string): MailedLink | null => {
  const [, name, token = ''] = /^([a-z]+)\.([\w-]{16,128})$/.exec(fragment) ?? []
  const kind = linkKinds.find((known) => known === name)
  return kind ? { kind, token } : null
}
