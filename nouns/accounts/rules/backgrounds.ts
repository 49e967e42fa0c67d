/** Backgrounds of personal pages that the site draws itself. */
export const drawnBackgrounds = ['petals', 'pearls', 'spiral', 'lattice', 'stars', 'ribbons'] as const
export type DrawnBackground = (typeof drawnBackgrounds)[number]

/** The stored form of a drawn background. */
export const drawnSource = (name: DrawnBackground): string => `drawn:${name}`

/** Parses a stored background; null for the path of a picture, for none, and for an unknown name. */
export const readDrawn = (source: string): DrawnBackground | null =>
  drawnBackgrounds.find((name) => drawnSource(name) === source) ?? null
