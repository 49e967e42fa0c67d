/** Jobs about pictures wait for one another: they take a core each, and a place that mails wait for too. */
export const picturesQueue = 'pictures'

export const sizesJob = 'pictureSizes'
export const copyJob = 'pictureCopy'
