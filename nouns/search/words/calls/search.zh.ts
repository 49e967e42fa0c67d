import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { search as searchContract } from '../../contract/search.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const search: CallWords<typeof searchContract> = {
  name: '搜索',
  calls: {
    find: '全站搜索：主题、楼层、录像、人、社团',
    suggest: '边写边提示：主题、人、社团、作品与角色',
  },
}

/** What its calls refuse. */
export const refusals = {
  'se.filterAlone': '只有这个筛选还找不出来：再写几个字，或者加上 by: 谁写的、game: 作品',
  'se.searchEmpty': '写下要找的字，或者加一个筛选',
  'se.searchLong': '写得太长了，搜索最多 200 个字、12 个词、8 个筛选',
  'se.searchSlow': '这样找太慢，停下来了。多写一个字或者加一个筛选，再试一次',
  'se.searchSingle': '单独一个字找不了楼层和录像，请写两个字以上',
  'se.byUnknown': '没有叫这个名字的人',
  'se.byHidden': 'TA 把这些内容设为不公开列出',
  'se.inUnknown': '没有这个社团',
  'se.topicUnknown': '这个主题不在了',
} satisfies Partial<Record<CallRefusal, string>>
