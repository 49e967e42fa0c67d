/** Works with a content note that the reader has asked to see, until the site is loaded anew. */
export const unveiled = new Set<number>()
