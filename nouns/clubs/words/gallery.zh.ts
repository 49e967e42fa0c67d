/** Pictures side by side in a text, as they are read. */
export const gallery = {
  previous: '上一张',
  next: '下一张',
  /** Name of a picture that has no words of its own: a press opens the viewer. */
  look: '看像素',
}
