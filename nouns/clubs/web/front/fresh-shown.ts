/** Number of the newest topics on the home page: about as high as the rail beside them. */
export const freshShown = 10
