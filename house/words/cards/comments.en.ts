import { formatNumber } from '#rules/text.ts'
import type { comments as zh } from './comments.zh.ts'

export const comments: typeof zh = {
  gone: 'The comment you were led to is no longer here; these are the others.',
  fresh: (n) => (n === 1 ? '1 new comment' : `${formatNumber(n)} new comments`),
  title: 'Comments',
  titleWith: (n) => `Comments ${formatNumber(n)}`,
  empty: 'Nobody has said anything yet.',
  closed: 'The uploader closed the comments.',
  label: 'Write a comment',
  send: 'Send',
  sendKeys: 'Ctrl + Enter sends',
  more: 'Older comments',
  remove: 'Delete this comment',
  removeTitle: 'Delete this comment?',
  removeText: 'Nobody will see it any more, and this cannot be undone.',
  keep: 'Keep it',
  removeConfirm: 'Delete',
  author: 'Author',
  staff: 'Staff',
  failed: 'The comments did not arrive',
  /** Why a post waits for staff, for its author. */
  heldFor: {
    first: 'Staff look first at the first posts of a new account; then everybody sees it',
    black: 'Staff look first at what is written during a punishment; then everybody sees it',
    same: 'Several accounts posted the same text or link, so staff look first; then everybody sees it',
    link: 'Staff look first at external links in the first posts of a new account; then everybody sees it',
    unknown: 'Staff look at this first; then everybody sees it',
  },
}
