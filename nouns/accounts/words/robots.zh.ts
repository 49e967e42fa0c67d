/** Robots that staff may switch to. */
export const robots = {
  title: '活动账号',
  text: '办活动用的账号，一小时后自动回来，做的事按两个人的名字记录。退出登录就回到自己的账号。',
  play: '切换过去',
}
