// Limits of documents (floors and drafts) and of their content. See `limit-values.ts`.

export const floorBytes = 256 * 1_024
export const floorDepth = 12
export const floorNodes = 5_000
export const floorPictures = 10
/** Maximum number of pictures from life level 2. */
export const floorPicturesPrivileged = 20
export const galleryMin = 2
export const mentionSearchMin = 2
/** Maximum number of mentioned members who are reminded of a post. */
export const mentionsTold = 20
export const emojiPerPage = 24
export const savedColours = 8
/** Stored versions per draft, and maximum number of drafts per member. */
export const draftVersions = 5
export const draftPlaces = 100
/** Maximum bytes of all drafts of a member, versions included. */
export const draftBytes = 8 * 1_024 * 1_024
export const ownEmoji = 100
/** Maximum number of external pictures copied per member and day, from texts and emoji together. */
export const copiesADay = 60
