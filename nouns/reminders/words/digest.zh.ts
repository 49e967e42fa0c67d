/** Digest mails, and the plain answers to mail programs that end them. */
export const digest = {
  lang: 'zh-CN',
  subject: (n: number) => `${n} 条没看的提醒 - 弹幕甜品屋`,
  subjectMessages: '有没看的私信 - 弹幕甜品屋',
  hello: (account: string) => `${account}，你好：`,
  intro: '这些提醒你还没有看：',
  introMessages: '有人给你写了私信。',
  more: (n: number) => `还有 ${n} 条，在提醒页上看`,
  conversations: (n: number) => `${n} 个会话有没看的私信`,
  shop: '弹幕甜品屋',
  colon: '：',
  settings: '改寄送的时间和种类',
  end: '不再寄提醒摘要',
  off: {
    ended: '不再寄提醒摘要了。',
    wrong: '链接不对，什么都没有改变。',
    often: '试得太多了，请过一会儿再试。',
  },
}
