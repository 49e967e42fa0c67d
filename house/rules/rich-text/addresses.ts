/** Whether an address may be the source of a picture in a text: of this site or external. */
export const isPictureSource = (src: string): boolean => isOwnPicture(src) || isRemotePicture(src)

/** Whether it is the path of a picture uploaded here. */
export const isOwnPicture = (src: string): boolean => /^\/pic\/[0-9a-f]{64}\.(jpg|png|gif)$/.test(src)

/**
 * Whether it is an external picture by the specification's rule: letters, digits, dots and slashes, ending like a
 * picture.
 */
export const isRemotePicture = (src: string): boolean =>
  src.length <= addressMost && /^https?:\/\/[a-z0-9][a-z0-9.]*\/[a-z0-9./]*\.(gif|png|jpe?g|bmp)$/i.test(src)

/**
 * Whether a link may lead there: http, https, mailto, or a path of the site. User names before the host are refused,
 * because they make an address look like another site's.
 */
export const isSafeLink = (href: string): boolean =>
  href.length <= linkMost && !/[\s"'`<>\\\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(href) && safeForm.test(href)

const safeForm = /^(https?:\/\/[^/?#@]+([/?#].*)?|mailto:[^@?#:/]+@[^@?#:/]+|\/([^/].*)?)$/i
const addressMost = 500
const linkMost = 2_000
