/** Saves a blob as a download. */
export const saveFile = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has started the download by then, so the URL can be revoked.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
