/** What is said of the stores of pictures. Loaded when it is said. */
export const pictureHosts = {
  fallback: '主图床没有收下，图片放进了备用图床，显示不受影响',
}
