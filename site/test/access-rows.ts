/** Kinds of callers. A clerk is staff without the call's permission code; a keeper is staff with that code only. */
export const callers = ['guest', 'unverified', 'verified', 'owner', 'clerk', 'keeper', 'black'] as const
export type CallerName = (typeof callers)[number]

/** The answer that a caller gets: the name of a gate, the code of a refusal, or 'in' where the call succeeds. */
type Told = 'login' | 'mailCheck' | 'in' | (string & {})
type Row = readonly [guest: Told, unverified: Told, verified: Told, owner: Told]

export interface Case {
  readonly told: Row
  /** Answer for a clerk, a keeper and a member with the black flag; left out where it is that of a verified member. */
  readonly clerk?: Told
  readonly keeper?: Told
  readonly black?: Told
  /** The call's input. Its place is created again after every successful write, because some calls end its things. */
  readonly input?: (at: Place) => object
}

/**
 * A replay that only its uploader may fetch, with a comment of the uploader; a work of theirs with a comment; a club, and the
 * owner's topic in it.
 */
export interface Place {
  readonly rid: number
  readonly comment: number
  readonly pid: number
  readonly paintingComment: number
  readonly m: number
  readonly t: number
}

export const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'sweet' }] }] }
export const hash = 'a'.repeat(64)
export const written = {
  comment: '',
  category: 'other',
  NM: 'N',
  NB: 'N',
  NT: 'N',
  NSY: 'N',
  open: 'N',
  commentable: 'Y',
  screen: '',
} as const
export const anyone: Row = ['in', 'in', 'in', 'in']
export const inside = (code: string): Row => ['login', code, code, code]
export const member = inside('in')
/** A call that needs a higher privilege level than the callers of the test have, which is 2 of both kinds. */
export const noLevel: Row = ['login', 'mailCheck', 'authority', 'authority']
export const same = (code: string): Row => [code, code, code, code]
/** A call of the back office; `told` is the answer for staff with the code. */
export const staffOnly = (input?: Case['input'], told: Told = 'in'): Case => ({
  told: inside('admin'),
  clerk: 'admin',
  keeper: told,
  ...(input && { input }),
})

/** The expected answer for a caller. */
export const toldTo = (caller: CallerName, { told, clerk, keeper, black }: Case): Told => {
  const [guest, unverified, verified, owner] = told
  return { guest, unverified, verified, owner, clerk, keeper, black }[caller] ?? verified
}

/** The expected answers of a noun's calls, by path; `test/access.ts` of the noun. */
export type AccessRows = Readonly<Record<string, Case>>
