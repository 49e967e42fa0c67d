/** Messages for a failed upload of a file or picture, and for one that a later picture host took. Loaded with the upload forms, not with the pack. */
export const uploads = {
  failed: '没有传上去',
  fallback: '主图床没有收下，图片放进了备用图床，显示不受影响',
  uploadFailed: (name: string) => `${name} 没有传上去`,
}
