/** Files dropped on the table wait here for the upload page; a page load forgets them. */
let waiting: readonly File[] = []

export const pickFiles = (files: readonly File[]): void => {
  waiting = files
}

export const takePickedFiles = (): readonly File[] => {
  const files = waiting
  waiting = []
  return files
}
