// Limits of documents, of floors and drafts alike, and of what stands in them. See `limit-values.ts`.

export const floorBytes = 256 * 1_024
export const floorDepth = 12
export const floorNodes = 5_000
export const floorPictures = 10
/** From life level 2. */
export const floorPicturesPrivileged = 20
export const galleryMin = 2
export const mentionSearchMin = 2
/** So many of those a post names are told. */
export const mentionsTold = 20
export const emojiPerPage = 24
export const savedColours = 8
/** Versions kept of a draft, and places a member has drafts of. */
export const draftVersions = 5
export const draftPlaces = 100
/** Of all drafts a member keeps, versions included. */
export const draftBytes = 8 * 1_024 * 1_024
export const ownEmoji = 100
/** Pictures elsewhere that a member's texts and emoji have copied within a day. */
export const copiesADay = 60
