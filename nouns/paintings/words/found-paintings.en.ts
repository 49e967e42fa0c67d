import type { foundPaintings as zh } from './found-paintings.zh.ts'

export const foundPaintings: typeof zh = {
  name: 'Paintings',
  all: (n) => `all ${n}`,
}
