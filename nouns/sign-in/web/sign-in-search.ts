import { signInMonth } from '../rules/month-form.ts'

export interface SignInSearch {
  /** The month that is shown; without one the present month. */
  readonly m?: string
}

export const signInSearch = ({ m }: Record<string, unknown>): SignInSearch =>
  typeof m === 'string' && signInMonth.test(m) ? { m } : {}
