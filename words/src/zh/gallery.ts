/** Pictures side by side in a text, as they are read. */
export const gallery = {
  previous: '上一张',
  next: '下一张',
}
