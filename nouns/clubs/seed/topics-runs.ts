import type { DemoTopic } from './topics.ts'

/** Demo topics about uploaded runs. */
export const runTopics: readonly DemoTopic[] = [
  {
    club: 1,
    hoursAgo: 470,
    by: 3,
    title: '人生第一次 Normal 通关，录像在此，求轻喷',
    parts: ['断断续续打了半年，昨晚终于过了。手抖得差点按成返回标题。', { replay: 6 }],
    answers: [
      [0, '恭喜恭喜！五面那个走位很漂亮，一点不像第一次。'],
      [1, '欢迎来到 Hard {quotes/well-done}'],
      [5, '看到最后我也跟着手抖了。'],
      [3, '谢谢大家，今晚开一罐好茶 {meetup/tea}'],
    ],
    recommended: true,
  },
  {
    club: 1,
    hoursAgo: 433,
    by: 1,
    title: '每周一录：大家来挑毛病',
    parts: ['每周贴一份录像，欢迎指出可以改进的地方，越具体越好。这是第一份：', { replay: 0 }],
    answers: [
      [2, '二面中段那个雷可以省，往右走两步就行。'],
      [0, '三面收点的时候上线慢了，亏两个大点。'],
      [1, { quote: [2, 2, '二面中段那个雷可以省'] }, '重打了一遍，真的省下来了。'],
      [4, 'The movement in stage 5 is so calm. I could watch it all day.'],
    ],
    state: 'pin',
  },
  {
    club: 1,
    hoursAgo: 366,
    by: 5,
    title: '最喜欢的一份录像，说说为什么',
    parts: ['不一定是最强的，只要你看了会想“原来还能这样”。我先来：{@2} 那份打分，全程像在跳舞。'],
    answers: [
      [2, '被点名了，害羞 {default/blush}'],
      [3, '我喜欢 {@1} 的六面，心脏不好的人不要看。'],
      [0, '老店友的旧成绩里有一份 2009 年的，画面糊得像奶油，但是每一步都对。'],
    ],
  },
  {
    club: 1,
    hoursAgo: 280,
    by: 0,
    title: '按键图怎么看：从两次失误说起',
    parts: [
      '记录页下面的按键图，我一直当装饰看。这周认真对照了两份，才发现我死之前总会多按一下左。',
      { replay: 8 },
      '你们也去看看自己的，会有惊喜。',
    ],
    answers: [
      [1, '我是多按一下雷键，但是雷已经没了 {default/speechless}'],
      [3, '原来那个图是可以放大的……'],
      [0, { quote: [3, 3, '原来那个图是可以放大的……'] }, '可以，滚轮或者双指。'],
    ],
  },
  {
    club: 1,
    hoursAgo: 215,
    by: 2,
    title: '处理落率高的录像还算数吗？',
    parts: ['机器老了，打到后半程总掉帧。上传的时候被提示“处理落率太高”，还有救吗？'],
    answers: [
      [1, '关掉其他程序，窗口模式改成全屏，一般能压下来。'],
      [4, 'Same here. Turning off the recorder helped.'],
      [2, '压到百分之一以下了，谢谢！'],
    ],
    state: 'lock',
  },
  {
    club: 1,
    hoursAgo: 96,
    by: 4,
    title: 'Co-op watching: let us look at one run together',
    parts: [
      'Pick a time this weekend, everybody opens the same replay and we talk here floor by floor.',
      { replay: 9 },
    ],
    answers: [
      [0, '周六晚上可以。英文打字慢，见谅。'],
      [5, 'Saturday is fine for me too.'],
      [1, '我来负责按暂停 {default/cool}'],
      [4, 'Saturday, nine in the evening, Beijing time. See you!'],
    ],
  },
]
