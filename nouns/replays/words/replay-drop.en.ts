import type { replayDrop as zh } from './replay-drop.zh.ts'

/** Shown over the list and the upload page while files are held above them. */
export const replayDrop: typeof zh = {
  dropHere: 'Let go to upload',
  dropText: 'Anywhere on this page will do',
}
