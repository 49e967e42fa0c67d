/**
 * The address of a stored picture (`/pic/{hash}.png`) in a smaller size: `head`, 176 pixels wide, for squares and thumbs;
 * `list`, 600 at most, for cards. What moves, and what is kept elsewhere, is shown as it is.
 */
export const pictureSize = (src: string, size: keyof typeof ends): string =>
  src.replace(/^(\/pic\/[0-9a-f]{64})\.(?:jpg|png)$/, `$1${ends[size]}`)

const ends = { head: '.176.webp', list: '.thumb.webp' }
