/** The form for rights holders. Loaded with the page. */
export const rights = {
  title: '权利人来信',
  lead: '墙上有你的作品，或画的是你，而你没有同意？不用账号，写在这里。',
  steps: [
    '店员会看，通常在两天之内，并把结果发到你的邮箱。',
    '成立的话，作品会从墙上撤下，图片的地址也不再打开。',
    '称呼和邮箱只给店员看，结果定下 90 天后删掉。',
  ],
  name: '你的称呼',
  nameHint: '笔名、真名或公司名',
  mail: '邮箱',
  mailHint: '结果发到这里',
  address: '作品在本站的地址',
  addressHint: '打开那幅画，从地址栏复制',
  words: '你是谁，要求什么',
  wordsHint: '比如原作在哪里、什么时候发表的，希望撤下还是注明作者',
  send: '送出',
  sent: '收到了',
  sentText: (mail: string) => `店员看过之后，会回信到 ${mail}。`,
  another: '再写一封',
  toWall: '去画墙',
  captcha: '送出时浏览器会先算一道小题，挡住机器；算好自动继续，不用你动手。',
}
