import type { Answer } from '#api/answer.ts'
import type { Profile } from '#contract/profile.ts'
import { textIn } from './text-in.ts'

/** An open dialog of the session. `done` resolves the promise of the caller that opened it. */
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
  /** Opens the log-in dialog. Titled: the heading says that an act waits for the log-in. */
  readonly login: (options?: { readonly titled?: boolean; readonly page?: LoginPage }) => Promise<boolean>
  readonly mailCheck: () => Promise<boolean>
  /** Resolves to whether text of another member is sent as that of the signed-in member. */
  readonly otherMember: () => Promise<boolean>
  readonly captcha: (challenge: unknown) => Promise<string | null>
  /** Second step of a log-in; `data` is the refusal's data. Resolves to null if the user gave up. */
  readonly totp: (data: unknown) => Promise<Answer<Profile> | null>
  readonly black: (notice: unknown) => void
  readonly level: (notice: unknown) => void
  readonly open: () => readonly SessionDialog[]
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates the dialogs' state. Several can be open above one another, such as a captcha above registration. */
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
    // Safe to cast: dialogs of one kind always resolve to the same type.
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
