/** The list of people whom one blocks, a part of the settings. Not in the pack. */
export const blockedPeople = {
  section: { name: '拉黑的人', text: '不想往来的人' },
  text: '拉黑的人不能关注你、给你留言或点赞；你也一样。他们写的楼层和评论会折起来。对方不会知道。',
  empty: '没有拉黑任何人',
  since: '拉黑于',
  failed: '名单没有取到',
}
