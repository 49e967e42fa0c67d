import type { writing as writingContract } from '#contract/writing.ts'
import type { CallWords } from '../call-words.ts'
import type { CallRefusal } from '../problem.ts'

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
} satisfies Partial<Record<CallRefusal, string>>
