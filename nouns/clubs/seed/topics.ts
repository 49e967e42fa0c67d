import type { Part } from '#site/seed/write-document.ts'
import { cakeTopics } from './topics-cake.ts'
import { newcomerTopics } from './topics-newcomers.ts'
import { playTopics } from './topics-play.ts'
import { runTopics } from './topics-runs.ts'

export interface DemoTopic {
  /** Index into the clubs. */
  readonly club: number
  readonly hoursAgo: number
  /** Index into the demo accounts. */
  readonly by: number
  readonly title: string
  readonly parts: readonly Part[]
  readonly answers: readonly (readonly [by: number, ...parts: Part[]])[]
  readonly state?: 'pin' | 'lock'
  readonly recommended?: true
}

/** The demo clubs. `degrees` sets the pattern that is drawn for the club's picture. */
export const clubs = [
  {
    name: '弹幕研究所',
    nameEn: 'Danmaku Institute',
    intro: '打法、避法、计分法。贴图说话，录像为证。',
    introEn: 'How to shoot, dodge and score. Pictures speak, replays prove.',
    degrees: 11,
  },
  {
    name: '录像茶话会',
    nameEn: 'Replay Tea Party',
    intro: '摆上架的录像在这里慢慢聊，互相挑挑毛病，也互相夸夸。',
    introEn: 'Replays from the shelf, talked over slowly: what to mend, and what to praise.',
    degrees: 34,
  },
  {
    name: '新人甜品桌',
    nameEn: 'Newcomers’ Table',
    intro: '刚入门的坐这边，问什么都可以，有人会端茶来。',
    introEn: 'Seats for beginners. Ask anything; somebody brings tea.',
    degrees: 57,
  },
  {
    name: '后厨闲聊',
    nameEn: 'Kitchen Chatter',
    intro: '不打弹幕的时候，聊聊点心、音乐和今天的天气。',
    introEn: 'Between two runs: sweets, music and the weather of the day.',
    degrees: 83,
  },
  {
    name: '纸上弹幕',
    nameEn: 'Danmaku on Paper',
    intro: '画、文章、手工，一切同人的东西都欢迎。',
    introEn: 'Pictures, stories, handicraft: whatever fans make is welcome.',
    degrees: 128,
  },
  {
    name: 'English Corner',
    nameEn: '',
    intro: 'For everybody who would rather talk in English. Tea is served.',
    introEn: '',
    degrees: 161,
  },
] as const

export const topics: readonly DemoTopic[] = [...playTopics, ...runTopics, ...newcomerTopics, ...cakeTopics]
