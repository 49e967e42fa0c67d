import type { draftChoices as zh } from './draft-choices.zh.ts'

export const draftChoices: typeof zh = {
  open: 'This draft is open in another tab too',
  openText: 'Nothing is lost: while you do not write here, this tab follows the other; if both write, you are asked.',
  aside: 'Written in another tab and not saved to the site',
  blank: '(blank)',
  take: 'Use this text',
  drop: 'Drop it',
  newerTitle: 'A newer draft was saved elsewhere',
  newerWaits: 'Keep writing: both are kept. Choose between them when you are ready.',
  compare: 'See both',
  newerText: 'Both are still here. Whichever you choose, undo or the list of drafts brings the other back.',
  mine: 'Here',
  theirs: 'Elsewhere',
  useMine: 'Use this one',
  useTheirs: 'Use the other',
  mailFirst: 'Verify your email before you post',
  mailFirstText: (mail) => `The code went to ${mail}. Write on: your text is kept as a draft.`,
  enterCode: 'Enter the code, or send it again',
}
