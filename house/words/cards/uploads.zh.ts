/** Messages for a failed upload of a file or picture. Loaded with the upload forms, not with the pack. */
export const uploads = {
  failed: '没有传上去',
  uploadFailed: (name: string) => `${name} 没有传上去`,
}
