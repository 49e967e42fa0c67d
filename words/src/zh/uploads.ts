/** A file or picture that did not go up, wherever one is chosen. Loaded with what uploads, not with the pack. */
export const uploads = {
  failed: '没有传上去',
  uploadFailed: (name: string) => `${name} 没有传上去`,
}
