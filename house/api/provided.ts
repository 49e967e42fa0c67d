import { type Context, useContext } from 'react'

/** The value of a context that the page always provides. */
export function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context)
  if (value === null) throw new Error('a context is not provided')
  return value
}
