/** Backgrounds of personal pages that the site draws itself. */
export const drawnBackgrounds = ['petals', 'pearls', 'spiral', 'lattice', 'stars', 'ribbons'] as const
export type DrawnBackground = (typeof drawnBackgrounds)[number]

/** As a member keeps it. */
export const drawnSource = (name: DrawnBackground): string => `drawn:${name}`

/** The drawn one that a kept source names; null for a picture's path, for none, and for one that was never drawn. */
export const readDrawn = (source: string): DrawnBackground | null =>
  drawnBackgrounds.find((name) => drawnSource(name) === source) ?? null
