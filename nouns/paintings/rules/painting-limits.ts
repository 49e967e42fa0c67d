// Limits of paintings. See `limit-values.ts`.

/** Pictures of one work. */
export const paintingPages = 20
/** Works that the upload page takes at once. */
export const paintingQueue = 10
export const paintingTag = 24
/** Tags of one work, without characters and games. */
export const paintingTags = 10
export const paintingCharacters = 12
export const paintingGames = 4
/** Where a work comes from: an address or words. */
export const paintingSource = 300
export const paintingPageSize = 30
/** Own works that the editor's dialog offers. */
export const paintingsOffered = 200
