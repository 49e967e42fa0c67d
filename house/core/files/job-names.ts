/** Queue of picture jobs, one at a time: each takes a core, and a worker slot that mails also need. */
export const picturesQueue = 'pictures'

/** Queue of copies of external pictures and of their sizes: one at a time in the whole site, so also one per host. */
export const copiesQueue = 'copies'

export const sizesJob = 'pictureSizes'
export const copyJob = 'pictureCopy'
