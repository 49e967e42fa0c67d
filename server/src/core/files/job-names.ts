/** Jobs about pictures wait for one another: they take a core each, and a place that mails wait for too. */
export const picturesQueue = 'pictures'

/** Copies of pictures elsewhere, and their sizes, have a line of their own: one at a time in the whole site, so one a host too. */
export const copiesQueue = 'copies'

export const sizesJob = 'pictureSizes'
export const copyJob = 'pictureCopy'
