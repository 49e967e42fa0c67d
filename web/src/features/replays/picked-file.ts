/** A file dropped on the table waits here for the upload page; a page load forgets it. */
let waiting: File | null = null

export const pickFile = (file: File): void => {
  waiting = file
}

export const takePickedFile = (): File | null => {
  const file = waiting
  waiting = null
  return file
}
