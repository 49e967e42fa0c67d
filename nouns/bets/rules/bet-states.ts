/** Events as the list groups them: open; open for less than a day; waiting for a result or standing for a day; ended. Wire names. */
export const betStates = ['open', 'soon', 'window', 'ended'] as const
export type BetState = (typeof betStates)[number]

/** Orders of the list. */
export const betSorts = ['deadline', 'new', 'bettors'] as const
