import type { ChosenColour } from '#rules/people/colours.ts'

/** Style of a name in the colour that its member chose; nothing without one. The ink of a mark is readable in both themes. */
export const inColour = (colour: ChosenColour): { readonly color: string } | undefined =>
  colour === '' ? undefined : { color: `var(--${colour}-ink)` }
