import { useRouterState } from '@tanstack/react-router'
import { type Dessert, isDessert } from '#rules/desserts/desserts.ts'

/**
 * What a member looks at on the page. It is the fragment of the address, `#milk.2` or `#victim.1000012`: guests see the
 * same page at every such address, and the frame, which every first visit loads, need not know it.
 */
export interface ShelfPlace {
  /** Shown in detail. */
  readonly dessert: Dessert | null
  /** Page of the log. */
  readonly page: number
  /** Whose plate is about to be stolen from: an id, or ''. */
  readonly victim: string
}

export const placeOfHash = (hash: string): ShelfPlace => {
  const [, name = '', number = ''] = /^([a-z]{1,16})(?:\.([1-9]\d{0,9}))?$/.exec(hash) ?? []
  const dessert = isDessert(name) ? name : null
  return {
    dessert,
    page: (dessert || name === logName) && number.length < 5 ? Math.max(1, Number(number)) : 1,
    victim: name === 'victim' ? number : '',
  }
}

export const dessertPath = (dessert: Dessert): string => `/desserts#${dessert}`
export const logPath = (dessert: Dessert | undefined, page: number): string =>
  `/desserts#${dessert ?? logName}${page > 1 ? `.${page}` : ''}`

const logName = 'log'

export const useShelfPlace = (): ShelfPlace => placeOfHash(useRouterState({ select: ({ location }) => location.hash }))
