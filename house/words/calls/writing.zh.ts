import type { writing as writingContract } from '#contract/writing.ts'
import type { CallWords } from '../call-words.ts'
import type { RefusalsOf } from '../problem.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const writing: CallWords<typeof writingContract> = {
  name: '编辑器',
  calls: {
    drafts: '一处草稿的最近几版',
    draftPlaces: '自己的所有草稿',
    saveDraft: '保存草稿',
    dropDraft: '丢掉草稿',
    mention: '按昵称、账号或拼音找人来 @',
    pieces: '在编辑器里找录像和画作',
    duplicate: '一天内是否发过同样的内容',
    emoji: '自己的表情',
    addEmoji: '添加表情',
    dropEmoji: '删除表情',
  },
}

/** What its calls refuse. */
export const refusals = {
  'ms.draftNewer': '另一台设备保存了更新的草稿',
  'ms.draftMost': '草稿太多了，先丢掉几份',
  'ms.draftBytes': '草稿一共太大了，先丢掉几份',
  'ms.draftNowhere': '要发到的地方已经不在了，这份草稿没有存到网站上',
  'ms.aiteShort': '请至少输入两个字',
  'ms.emojiUrl': '表情地址要以 http 或 https 开头，以 gif、png、jpg、jpeg 或 bmp 结尾',
  'ms.emojiTwice': '这个表情已经有了',
  'ms.emojiMost': '自定义表情太多了，先删掉几个',
  'ms.emojiNone': '这个表情已经不在了',
  'ms.textEmpty': '还什么都没有写',
  'ms.textLong': '内容太多了，请分成几层楼',
  'ms.textDeep': '嵌套得太深了',
  'ms.textMany': '段落和内容块太多了，请分成几层楼',
  'ms.textBroken': '内容的格式读不懂，没有发出',
  'ms.blockBroken': '有一个图集或隐藏块的内容已损坏',
  'ms.blockUnknown': '有一个内容块不是这里能用的',
  'ms.picturesMany': '图片太多了',
  'ms.tooLess': '图集至少要两张图片',
  'ms.imgDuplicate': '图集里有重复的图片',
  'ms.notPic': '这个地址不是图片（gif、png、jpg、jpeg、bmp）',
  'ms.linkBad': '有一个链接的地址不能用',
  'ms.pictureGone': '图片已经不在了，请重新上传',
} satisfies Readonly<Record<RefusalsOf<{ writing: typeof writingContract }>, string>>
