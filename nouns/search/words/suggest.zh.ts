/** What the search box suggests while somebody types. */
export const suggest = {
  label: '搜索建议',
  recent: '最近搜过',
  clear: '清空',
  topics: '直接去',
  people: '人与社团',
  filters: '缩小一点',
  act: '搜索',
  all: (text: string) => `看「${text}」的全部`,
  within: {
    club: (text: string) => `只在这个社团里找「${text}」`,
    topic: (text: string) => `只在这个主题里找「${text}」`,
    person: (text: string) => `只找这个人的「${text}」`,
  },
  empty: '写两个字起。拼音也可以找人、找社团、找作品。',
  has: { picture: '有图', replay: '有录像' },
  no: { miss: '无撞', bomb: '无符卡' },
  found: (n: number) => (n === 0 ? '没有建议' : `${n} 条建议`),
}
