/** The paintings that the site search finds. */
export const foundPaintings = {
  name: '绘画',
  all: (n: string) => `${n} 幅`,
}
