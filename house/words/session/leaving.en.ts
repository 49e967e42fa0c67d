import type { leaving as zh } from './leaving.zh.ts'

/** The question before leaving a page or dialog with typed words. Loaded once something is typed. */
export const leaving: typeof zh = {
  title: 'Something is not sent yet',
  text: 'What you filled in here is not saved. If you leave now, it is lost.',
  stay: 'Stay',
  go: 'Leave',
}
