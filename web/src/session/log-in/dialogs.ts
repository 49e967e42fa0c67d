import type { Profile } from '@patisserie/contract/profile'
import type { Answer } from '../../api/answer.ts'
import { textIn } from '../typed/text-in.ts'

/** Which dialog of the session stands open; its `done` answers who waits for it. */
export type SessionDialog =
  | {
      readonly kind: 'login'
      readonly titled: boolean
      readonly page: LoginPage
      readonly done: (passed: boolean) => void
    }
  | { readonly kind: 'mail'; readonly done: (passed: boolean) => void }
  | { readonly kind: 'other'; readonly done: (send: boolean) => void }
  | { readonly kind: 'captcha'; readonly challenge: unknown; readonly done: (solution: string | null) => void }
  | { readonly kind: 'totp'; readonly ticket: string; readonly done: (answer: Answer<Profile> | null) => void }
  | { readonly kind: 'black'; readonly notice: unknown; readonly done: (read: null) => void }
  | { readonly kind: 'level'; readonly notice: unknown; readonly done: (read: null) => void }

export type LoginPage = 'login' | 'register' | 'forgot'

export interface Dialogs {
  /** A titled dialog says that an act waits for it. */
  readonly login: (options?: { readonly titled?: boolean; readonly page?: LoginPage }) => Promise<boolean>
  readonly mailCheck: () => Promise<boolean>
  /** Whether words of another member are sent as those of who is signed in. */
  readonly otherMember: () => Promise<boolean>
  readonly captcha: (challenge: unknown) => Promise<string | null>
  /** The second step of a log-in, with what came with its gate. */
  readonly totp: (data: unknown) => Promise<Answer<Profile> | null>
  readonly black: (notice: unknown) => void
  readonly level: (notice: unknown) => void
  readonly open: () => readonly SessionDialog[]
  readonly subscribe: (listener: () => void) => () => void
}

/** Dialogs may lie above one another: a captcha above registration. */
export const createDialogs = (): Dialogs => {
  let open: readonly SessionDialog[] = []
  const waiting = new Map<SessionDialog['kind'], Promise<unknown>>()
  const listeners = new Set<() => void>()
  const set = (dialogs: readonly SessionDialog[]) => {
    open = dialogs
    for (const listener of listeners) listener()
  }
  const ask = <T>(kind: SessionDialog['kind'], make: (done: (value: T) => void) => SessionDialog): Promise<T> => {
    const already = waiting.get(kind)
    // A kind always resolves to the same type.
    if (already) return already as Promise<T>
    const answer = new Promise<T>((resolve) => {
      const dialog = make((value) => {
        waiting.delete(kind)
        set(open.filter((other) => other !== dialog))
        resolve(value)
      })
      set([...open, dialog])
    })
    waiting.set(kind, answer)
    return answer
  }
  return {
    login: ({ titled = false, page = 'login' } = {}) =>
      ask<boolean>('login', (done) => ({ kind: 'login', titled, page, done })),
    mailCheck: () => ask<boolean>('mail', (done) => ({ kind: 'mail', done })),
    otherMember: () => ask<boolean>('other', (done) => ({ kind: 'other', done })),
    captcha: (challenge) => ask<string | null>('captcha', (done) => ({ kind: 'captcha', challenge, done })),
    totp: async (data) => {
      const ticket = textIn(data, 'ticket')
      return ticket ? ask<Answer<Profile> | null>('totp', (done) => ({ kind: 'totp', ticket, done })) : null
    },
    black: (notice) => void ask<null>('black', (done) => ({ kind: 'black', notice, done })),
    level: (notice) => void ask<null>('level', (done) => ({ kind: 'level', notice, done })),
    open: () => open,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
