import { formatNumber } from '#rules/text.ts'

/** The list of clubs. */
export const clubList = {
  count: (clubs: number, topics: number) => `${formatNumber(clubs)} 个社团，${formatNumber(topics)} 个主题`,
  empty: '还没有社团',
  failed: '社团没有取到',
  quiet: '还没有人说话',
  propose: '提议开社团',
  often: { title: '常去' },
  oftenNew: (floors: number) => `${formatNumber(floors)} 楼新`,
  oftenRead: '没有新的',
  oftenNone: '看过的社团在这里',
  all: { title: '全部社团' },
  find: '找社团',
  findNone: (words: string) => `没有叫「${words}」的社团`,
}
