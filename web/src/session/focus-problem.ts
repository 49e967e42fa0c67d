import { type RefObject, useEffect } from 'react'

/** Goes to the first field that is marked wrong, once the marks are drawn. */
export const focusProblem = (around: Element | null): void => {
  requestAnimationFrame(() => around?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}

/** A dialog that asks for one thing begins in its field: the dialog itself takes the focus to its first button. */
export const useFirstField = (around: RefObject<Element | null>): void => {
  useEffect(() => around.current?.querySelector('input')?.focus(), [around])
}
