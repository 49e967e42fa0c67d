import type { frame as zh } from './frame.zh.ts'

/** What every page has of the noun: titles of its pages, its entry in the menu. */
export const frame: typeof zh = {
  titles: {
    painting: 'Painting',
    paintings: 'Gallery',
    paintingUpload: 'Hang a painting',
    dragonball: 'Dragon balls',
    rights: 'For rights holders',
  },
  menu: {
    paintings: 'Gallery',
  },
}
