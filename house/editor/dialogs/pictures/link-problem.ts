import { isPictureSource } from '#rules/rich-text/addresses.ts'

/** Why an address is not one of a picture; null for one that is. */
export const linkProblem = (link: string): 'ms.notPic' | null => (isPictureSource(link) ? null : 'ms.notPic')

/** The last part of an address, as a name. */
export const linkName = (link: string): string => link.slice(link.lastIndexOf('/') + 1)

/** Shown where an address is asked for. */
export const addressStart = 'https://'
