/** Texts in place of a floor or comment by somebody whom the reader blocks. */
export const blocked = {
  floor: '你拉黑的人写了这一楼',
  comment: '你拉黑的人写了这条评论',
  show: '看一眼',
}
