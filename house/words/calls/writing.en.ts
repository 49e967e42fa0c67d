import type { writing as writingContract } from '#contract/writing.ts'
import type { CallWords } from '../call-words.ts'
import type { refusals as zh } from './writing.zh.ts'

export const writing: CallWords<typeof writingContract> = {
  name: 'The editor',
  calls: {
    drafts: 'The last versions of a draft',
    draftPlaces: 'All drafts of one’s own',
    saveDraft: 'Keep a version of a draft',
    dropDraft: 'Throw a draft away',
    mention: 'People to mention, by nickname, account or pinyin',
    pieces: 'Replays and paintings, searched from the editor',
    duplicate: 'Whether the same words were posted within a day',
    emoji: 'Own emoji',
    addEmoji: 'Add an emoji of one’s own',
    dropEmoji: 'Delete an own emoji',
  },
}

export const refusals: typeof zh = {
  'ms.draftNewer': 'Another device has saved a newer draft.',
  'ms.draftMost': 'You have too many drafts. Please drop some first.',
  'ms.draftBytes': 'Your drafts are too large together. Please drop some first.',
  'ms.draftNowhere': 'The place this was for is gone, so the draft was not kept on the site.',
  'ms.aiteShort': 'Please type at least two characters.',
  'ms.emojiUrl': 'The address of an emoji begins with http or https and ends in gif, png, jpg, jpeg or bmp.',
  'ms.emojiTwice': 'You have this emoji already.',
  'ms.emojiMost': 'You have too many emoji. Please delete some first.',
  'ms.emojiNone': 'This emoji is gone already.',
}
