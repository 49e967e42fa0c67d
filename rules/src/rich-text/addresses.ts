/** Where a picture in a text may lie: a picture of ours, or elsewhere. */
export const isPictureSource = (src: string): boolean => isOwnPicture(src) || isRemotePicture(src)

/** Path of a picture that was uploaded here. */
export const isOwnPicture = (src: string): boolean => /^\/pic\/[0-9a-f]{64}\.(jpg|png|gif)$/.test(src)

/** The specification's rule for addresses of pictures: letters, digits, dots and slashes, with the end of a picture. */
export const isRemotePicture = (src: string): boolean =>
  src.length <= addressMost && /^https?:\/\/[a-z0-9][a-z0-9.]*\/[a-z0-9./]*\.(gif|png|jpe?g|bmp)$/i.test(src)

/**
 * Where a link may lead: http, https, a mail address, or a path of the site. No user before the host, which would make
 * an address look like another's.
 */
export const isSafeLink = (href: string): boolean =>
  href.length <= linkMost && !/[\s"'`<>\\\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(href) && safeForm.test(href)

const safeForm = /^(https?:\/\/[^/?#@]+([/?#].*)?|mailto:[^@?#:/]+@[^@?#:/]+|\/([^/].*)?)$/i
const addressMost = 500
const linkMost = 2_000
