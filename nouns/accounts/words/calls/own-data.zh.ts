import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { ownData as ownDataContract } from '../../contract/own-data.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const ownData: CallWords<typeof ownDataContract> = {
  name: '自己的数据',
  calls: {
    setPrivacy: '隐私开关',
    background: '自己的个人页背景',
    setBackground: '换个人页背景',
    exportData: '下载自己的全部数据',
    closeAccount: '注销账号（7 天内可反悔）',
    reopenAccount: '撤销注销',
  },
}

/** What its calls refuse. */
export const refusals = {
  accountWrong: '填的不是你的账号名',
  backgroundUnknown: '没有这张背景',
  switchUnknown: '没有这个隐私开关，什么也没有改',
  faithFew: '信仰不够，换一次背景要付 50 信仰',
} satisfies Partial<Record<CallRefusal, string>>
