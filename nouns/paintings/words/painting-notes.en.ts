import type { paintingNotes as zh } from './painting-notes.zh.ts'

/** What the house itself says about paintings, in the language of the uploader. */
export const paintingNotes: typeof zh = {
  hiddenByReports: 'Three people reported it as forbidden, so it is out of sight until staff have looked',
}
