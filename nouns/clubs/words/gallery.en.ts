import type { gallery as zh } from './gallery.zh.ts'

export const gallery: typeof zh = {
  previous: 'Previous picture',
  next: 'Next picture',
  look: 'Look at the pixels',
}
