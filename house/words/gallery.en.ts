import type { gallery as zh } from '../zh/gallery.ts'

export const gallery: typeof zh = {
  previous: 'Previous picture',
  next: 'Next picture',
  look: 'Look at the pixels',
}
