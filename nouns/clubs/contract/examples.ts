import { type CallExamples, exampleText } from '#contract/call-examples.ts'
import type * as calls from './index.ts'

export const examples: CallExamples<typeof calls> = {
  'clubs.topics': { m: 1, sort: 'last', pageSize: 20, pageNum: 1 },
  'clubs.floors': { t: 1, floor: 3, pageSize: 20 },
  'clubs.postTopic': { m: 1, title: '今天吃了什么甜品？', document: exampleText('草莓千层。') },
  'clubs.postFloor': { t: 1, document: exampleText('好吃！') },
  'clubs.like': { t: 1, floor: 2 },
  'clubs.keepPin': { t: 1, on: 'Y', reason: '新人先看这个' },
  'clubs.keepRename': { t: 1, title: '今天吃了什么甜品？（第二弹）', reason: '和旧主题分开' },
  'clubs.keepMove': { t: 1, m: 2, reason: '那边更合适' },
  'clubs.hideFloor': { t: 1, floor: 2, reason: '骂人' },
  'clubs.propose': { name: '布丁同好会', intro: '只聊会晃的甜点。', reason: '我们有二十来个人' },
}
