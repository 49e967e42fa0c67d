// Limits of pictures. See `limit-values.ts`.

export const paintingName = 120
export const pictureBytes = 5_242_880
export const picturePixels = 40_000_000
/** Longest side, in pixels. */
export const pictureSide = 16_384
/** Of an animation. */
export const pictureFrames = 1_000
/** Bytes that decoding a picture may take: fewer than the most pixels of the widest kind would. */
export const pictureMemory = 320 * 1_024 * 1_024
/** To decode a picture and write it anew. */
export const pictureSeconds = 5
/** Pictures above are compressed at `compressQuality` and get a mobile version. */
export const compressAboveBytes = 3_000_000
export const compressQuality = 0.5
export const jpegQuality = 0.7
