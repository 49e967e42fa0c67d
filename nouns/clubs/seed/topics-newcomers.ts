import type { DemoTopic } from './topics.ts'

/** Demo topics with questions of newcomers. */
export const newcomerTopics: readonly DemoTopic[] = [
  {
    club: 2,
    hoursAgo: 488,
    by: 0,
    title: '新人先看：从哪一部开始、怎么上传录像',
    parts: [
      '欢迎！三句话版本：',
      {
        list: [
          '第一部推荐红或妖，难度从 Easy 开始一点不丢人',
          '通关之后保存录像，把文件拖到录像页面就能上传',
          '看不懂的词去弹幕研究所的小词典找',
        ],
      },
      '有问题直接在本社团开主题，这里没有“太基础”的问题。',
    ],
    answers: [
      [3, '当时就是看这篇入门的，现在轮到我来顶 {quotes/bump}'],
      [5, '补充：上传之前不用改文件名。'],
    ],
    state: 'pin',
    recommended: true,
  },
  {
    club: 2,
    hoursAgo: 400,
    by: 3,
    title: 'Easy 也打不过，是不是不适合玩',
    parts: ['打了一周，最远到四面。反应慢，眼睛也跟不上，有点灰心。'],
    answers: [
      [0, '一周到四面很快了！我当年卡在二面一个月。'],
      [1, '不是反应的问题。试试**只看自己周围一小圈**，不要看整个屏幕。'],
      [5, '累了就放两天，回来常常就会了，真的。'],
      [3, { quote: [3, 1, '只看自己周围一小圈'] }, '试了一下，到五面了……原来如此。'],
      [2, '{quotes/keep-going}'],
    ],
  },
  {
    club: 2,
    hoursAgo: 330,
    by: 5,
    title: '残机应该什么时候用掉？',
    parts: ['攒着攒着就结束了，身上还剩四条命三个雷，感觉很亏。'],
    answers: [
      [2, '打通关的话，雷是拿来换命的：感觉要死就放，不要攒。'],
      [0, '“死时身上还有雷”是最亏的死法。'],
    ],
  },
  {
    club: 2,
    hoursAgo: 171,
    by: 4,
    title: 'Which game has the kindest Easy mode?',
    parts: ['Asking for a friend who has never played any of them. 用中文回答也可以！'],
    answers: [
      [1, '妖的 Easy 很友善，结界会救你。'],
      [3, '我是从永开始的，Easy 给的残机很多。'],
      [4, 'Thank you both, the friend chose the cherry blossoms.'],
    ],
  },
]
