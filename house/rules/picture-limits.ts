// Limits of pictures. See `limit-values.ts`.

export const paintingName = 120
export const pictureBytes = 5_242_880
export const picturePixels = 40_000_000
/** Longest side, in pixels. */
export const pictureSide = 16_384
/** Maximum number of frames of an animation. */
export const pictureFrames = 1_000
/**
 * Bytes of memory that decoding a picture may take; the largest pictures of the most expensive format would need more.
 */
export const pictureMemory = 320 * 1_024 * 1_024
/** Time limit for decoding and re-encoding a picture. */
export const pictureSeconds = 5
/** Pictures above this size are compressed with `compressQuality` and get a mobile version. */
export const compressAboveBytes = 3_000_000
export const compressQuality = 0.5
export const jpegQuality = 0.7
