import type { frame as zh } from './frame.zh.ts'

/** What every page has of the noun: titles of its pages, its entry in the menu. */
export const frame: typeof zh = {
  titles: {
    gifts: 'Gifts',
  },
}
