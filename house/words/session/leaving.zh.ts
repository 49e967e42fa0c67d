/** The question before leaving a page or dialog with typed words. Loaded once something is typed. */
export const leaving = {
  title: '有内容还没发出去',
  text: '这里填写的内容还没有保存。现在离开就没有了。',
  stay: '留下',
  go: '离开',
}
