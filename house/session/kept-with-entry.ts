import { useLayoutEffect, useState } from 'react'
import { historyEntry } from './history-entry.ts'

/** What a page stored with a history entry, for the way back to it and for a reload; undefined if nothing. Others may have changed it. */
export const readKept = (entry: string, name: string): unknown => {
  const { [entry]: kept } = all()
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>)[name] : undefined
}

/** Stores a value with a history entry. Only the newest entries are kept. */
export const keepWithEntry = (entry: string, name: string, value: unknown): void => {
  try {
    const { [entry]: own, ...others } = all()
    const newest = Object.entries(others).slice(-mostEntries + 1)
    const now = { ...(own as object | undefined), [name]: value } // spreading anything else adds nothing
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...newest, [entry, now]])))
  } catch {
    // Without storage the way back leads to the page as it begins.
  }
}

/** A state that stays with the history entry: on the way back, and after a reload, it is what it was. */
export function useKeptWithEntry<Value extends string | number | boolean>(name: string, initial: Value) {
  const [value, setValue] = useState(initial)
  useLayoutEffect(() => {
    const kept = readKept(historyEntry(), name)
    if (typeof kept === typeof initial) setValue(kept as Value) // of the same type, so one of its values
  }, [name, initial])
  const set = (next: Value) => {
    setValue(next)
    keepWithEntry(historyEntry(), name, next)
  }
  return [value, set] as const
}

const storageKey = 'kept'
const mostEntries = 20

const all = (): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {}
  } catch {
    return {}
  }
}
