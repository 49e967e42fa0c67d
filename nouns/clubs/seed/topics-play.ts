import type { DemoTopic } from './topics.ts'

/** Demo topics about playing. */
export const playTopics: readonly DemoTopic[] = [
  {
    club: 0,
    hoursAgo: 480,
    by: 1,
    title: '术语小词典：擦弹、判定点、刻符、妖率……',
    parts: [
      '新来的店友常问这些词，集中放在这里，缺什么请在下面补。',
      {
        table: [
          ['词', '意思'],
          ['判定点', '自机真正会中弹的那一小块，通常比贴图小得多'],
          ['擦弹', '子弹贴着判定点飞过，多数作品给分'],
          ['背版', '靠记住敌人出现的顺序和位置来过关'],
          ['NMNB', '不中弹、不放雷'],
        ],
      },
      '看完还是不懂也没关系，去 **新人甜品桌** 问就好。{default/wave}',
    ],
    answers: [
      [3, '“避不开就往上顶”这句也该收进去 {default/laugh}'],
      [0, { quote: [2, 3, '“避不开就往上顶”这句也该收进去'] }, '那叫**上线收点**，不叫逃命。'],
      [5, '建议补“自机狙”：朝你现在的位置打过来的子弹，动一小步就能躲开一整串。'],
      [1, '已补，谢谢 {@5}。'],
    ],
    state: 'pin',
    recommended: true,
  },
  {
    club: 0,
    hoursAgo: 455,
    by: 1,
    title: '反魂蝶 -八分咲- 的四段拆解（附图）',
    parts: [
      '六面终符卡了我两个月，把每一段的安全位画出来了，给同样卡在这里的人。',
      { gallery: [17, 29, 43, 71] },
      { heading: '要点' },
      {
        list: [
          '第一段不要急着下沉，等第二圈蝴蝶散开',
          '第三段左右各让一步就够，走多了反而撞弹',
          '最后十秒留一个雷，别逞强',
        ],
      },
      '对应的录像：',
      { replay: 7 },
    ],
    answers: [
      [2, '第三段“各让一步”试了，真的能过！之前一直横穿全屏 {default/crying}'],
      [3, { quote: [1, 1, '最后十秒留一个雷，别逞强'] }, '逞强的我上周就死在最后两秒。'],
      [0, '图二的位置再往左半个身位更稳，{@1} 可以试试。'],
      [1, { quote: [4, 0, '图二的位置再往左半个身位更稳'] }, '试过了，确实！图已经改掉。'],
      [5, '收藏了，下周末开练 {quotes/keep-going}'],
    ],
    recommended: true,
  },
  {
    club: 0,
    hoursAgo: 420,
    by: 2,
    title: '打分入门：先学会“不丢”，再学会“多拿”',
    parts: [
      '看了几位新店友的打分录像，最常见的问题不是拿得少，而是丢得多。',
      {
        list: [
          '断连击：一次断掉，前面攒的倍率全没了',
          '漏大点：盯着敌机看，道具从脚边溜走',
          '雷用错时机：该消弹换分的时候没有雷',
        ],
      },
      '先把一份录像里丢的分数写下来，往往比学一个新技巧涨得快。',
    ],
    answers: [
      [0, '写下来这个方法好。我列了一张表，三面一面就丢了四千万 {default/shocked}'],
      [4, 'I did this with my last run. Most of the loss was one dropped chain in stage 2.'],
      [
        2,
        { quote: [3, 4, 'Most of the loss was one dropped chain in stage 2.'] },
        '对，通常就集中在一两个地方，练那里就好。',
      ],
    ],
  },
  {
    club: 0,
    hoursAgo: 388,
    by: 5,
    title: '键盘、手柄还是摇杆？说说你的手感',
    parts: ['我一直用键盘，斜向总是按不齐。最近借了朋友的摇杆，反而不会动了。大家都用什么？'],
    answers: [
      [1, '键盘。方向键磨平了两个，舍不得换。'],
      [3, '手柄十字键。拇指会痛，但是微移舒服。'],
      [4, 'Keyboard, with the shot key on my left hand. It took a month to get used to.'],
      [0, '键盘党加一。斜向按不齐可以试试把上和下分给两根手指。'],
      [5, { quote: [5, 0, '把上和下分给两根手指'] }, '这个有用，谢谢！{default/thumbs-up}'],
    ],
  },
  {
    club: 0,
    hoursAgo: 351,
    by: 1,
    title: '低速键到底该一直按着吗',
    parts: ['有人说“会用高速才算会玩”，也有人从头按到尾。**我的结论**：道中高速收点、换位，弹幕密了再按。你们呢？'],
    answers: [
      [2, '打分的时候高速多，抢点要紧。'],
      [3, '从头按到尾的人在此 {default/awkward}'],
      [1, { quote: [3, 3, '从头按到尾的人在此'] }, '能过就是好办法，不用改。'],
    ],
  },
  {
    club: 0,
    hoursAgo: 300,
    by: 3,
    title: '求助：四面道中的蓝色大弹怎么走',
    parts: ['就是中 boss 前面那一波，两边夹着落下来，我每次都在正中间被夹扁。', { picture: 91 }],
    answers: [
      [0, '不要等它落下来再动。听到音效就先去左边，等第二波从右边绕回来。'],
      [1, '补一句：绕的时候别松低速键。'],
      [3, '过了！！第一次没有在四面掉残 {default/tears-of-joy}'],
      [5, '{quotes/congratulations}'],
    ],
  },
  {
    club: 0,
    hoursAgo: 244,
    by: 2,
    title: '樱点上限还能再挤多少？三种路线的对比',
    parts: [
      '同一个角色、同一难度，跑了三种路线各五次，取平均：',
      {
        table: [
          ['路线', '平均樱点', '残机'],
          ['保守', '81 万', '5'],
          ['均衡', '93 万', '4'],
          ['贪心', '97 万', '1'],
        ],
      },
      '贪心只多四万，却要赔上三条命。除非冲纪录，我觉得均衡就够了。',
    ],
    answers: [
      [0, '数据党狂喜。贪心那组最好的一次是多少？'],
      [2, '101 万，五次里一次 {default/sweat}'],
      [1, '那就是看运气了。'],
    ],
    recommended: true,
  },
  {
    club: 0,
    hoursAgo: 190,
    by: 4,
    title: '拍照游戏的节奏：什么时候该等，什么时候该抢',
    parts: [
      'Scene games are about patience. Wait for the second ring, move in during the gap, then shoot and leave.',
      '（机翻了一下：等第二圈，趁空隙靠近，拍完就走。）',
    ],
    answers: [
      [1, '拍完就走这一步我永远慢半拍。'],
      [
        4,
        { quote: [2, 1, '拍完就走这一步我永远慢半拍。'] },
        'Hold the direction before you press the shutter. It helps a lot.',
      ],
    ],
  },
  {
    club: 0,
    hoursAgo: 122,
    by: 0,
    title: '【谜题】这张弹幕是哪一面的？',
    parts: [
      '猜猜看，答案藏在下面，先想十秒再点开。',
      { picture: 143 },
      { hidden: ['点开看答案', '四面 boss 第二张非符，Hard 以上才有这个角度。', '猜对的自己去冰箱拿布丁。'] },
    ],
    answers: [
      [5, '五面！……啊，点开了，错了 {default/dizzy}'],
      [2, '猜对了，布丁我拿走了 {default/pudding}'],
      [3, '只看颜色我以为是三面。'],
    ],
  },
  {
    club: 0,
    hoursAgo: 60,
    by: 1,
    title: 'Lunatic 心态管理',
    parts: ['连续死在同一个地方第二十次的时候，你们怎么办？我一般去烤一盘饼干，回来就过了。'],
    answers: [
      [3, '我会去看别人怎么死的，看完就平静了。'],
      [0, '烤饼干这个方法好，但是会胖。'],
      [4, 'I water my plants. They are doing very well this season.'],
      [1, { quote: [4, 4, 'They are doing very well this season.'] }, '所以你也没少死 {default/laugh}'],
    ],
  },
]
