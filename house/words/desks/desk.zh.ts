/** Texts common to the lists of the back office. Loaded with its pages, not with the pack. */
export const desk = {
  failed: '没有读出来',
  pager: '分页',
  previous: '上一页',
  next: '下一页',
  page: (n: number) => `第 ${n} 页`,
}
