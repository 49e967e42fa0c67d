import { useSyncExternalStore } from 'react'
import { cookieNames, setCookie } from '../cookies.ts'

export type Theme = 'day' | 'night'

/** The current theme, from cookie or system; null on the server and while hydrating. */
export const useTheme = (): Theme | null => useSyncExternalStore(subscribe, shown, () => null)

export const setTheme = (theme: Theme): void => {
  setCookie(cookieNames.theme, theme)
  show(theme)
}

export const toggleTheme = (): void => setTheme(shown() === 'day' ? 'night' : 'day')

/** Follows the system's theme while no theme was chosen. */
export const followSystemTheme = (): void => {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (!document.cookie.includes(`${cookieNames.theme}=`)) show(matches ? 'night' : 'day')
  })
}

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const shown = (): Theme => (document.documentElement.dataset.theme === 'night' ? 'night' : 'day')

const show = (theme: Theme) => {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}
