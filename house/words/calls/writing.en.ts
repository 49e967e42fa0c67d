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
  'ms.textEmpty': 'There is nothing written yet.',
  'ms.textLong': 'That is too much for one floor. Please split it.',
  'ms.textDeep': 'Things are nested too deeply.',
  'ms.textMany': 'There are too many paragraphs and blocks for one floor. Please split it.',
  'ms.textBroken': 'The text came in a form that cannot be read, so it was not posted.',
  'ms.blockBroken': 'A gallery or hidden block is damaged.',
  'ms.blockUnknown': 'One of the blocks is none that can be used here.',
  'ms.picturesMany': 'There are too many pictures.',
  'ms.tooLess': 'A gallery needs at least two pictures.',
  'ms.imgDuplicate': 'A picture stands in the gallery twice.',
  'ms.notPic': 'This address is no picture (gif, png, jpg, jpeg, bmp).',
  'ms.linkBad': 'A link leads to an address that cannot be used.',
  'ms.pictureGone': 'The picture is gone. Please upload it again.',
}
