import { useState } from 'react'
import * as limits from '#rules/rich-text/text-limits.ts'

export type Ground = 'colour' | 'back'

/** Custom colours, newest first, up to 8 each for text and background; stored in local storage. */
export function useSavedColours(ground: Ground): readonly [readonly string[], (hex: string) => void] {
  const [saved, setSaved] = useState(() => read(ground))
  const add = (hex: string) => {
    const next = [hex, ...read(ground).filter((other) => other !== hex)].slice(0, limits.savedColours)
    setSaved(next)
    try {
      localStorage.setItem(keys[ground], next.join(' '))
    } catch {
      // Without storage they last as long as the page.
    }
  }
  return [saved, add]
}

const keys = { colour: 'foreColours', back: 'backColours' }

const read = (ground: Ground): string[] => {
  try {
    const stored = localStorage.getItem(keys[ground]) ?? ''
    return stored
      .split(' ')
      .filter((hex) => /^#[0-9a-f]{6}$/.test(hex))
      .slice(0, limits.savedColours)
  } catch {
    return []
  }
}
