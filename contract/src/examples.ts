import type { CallName } from './site.ts'

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** Example inputs for the API document; for other calls they are generated from the schemas. */
export const examples: Partial<Record<CallName, unknown>> = {
  'replays.list': { sort: 'score', game: 14, rank: 'L', pageSize: 10, pageNum: 1 },
  'replays.someonesPaged': { upid: 1_000_001, sort: 'time', pageSize: 10, pageNum: 1 },
  'replays.one': { code: '0001' },
  'replays.some': { reps: [1, 2] },
  'replays.comments': { rid: 1, pageSize: 20, pageNum: 1 },
  'replays.like': { rid: 1 },
  'replays.comment': { rid: 1, comment: '好球！' },
  'accounts.person': { UID: 1_000_001 },
  'iscore.parts': { UID: 1_000_001 },
  'scorecard.series': { code: '0001' },
  'scorecard.pair': { a: '0001', b: '0002' },
  'messages.send': { UID: 1_000_001, text: '今晚一起练永夜抄吗？' },
  'gifts.give': { UID: 1_000_002, resource: 'milk', amount: 2, note: '谢谢你的攻略！' },
  'gifts.terms': { UID: 1_000_002 },
  'gifts.own': { way: 'in', pageSize: 20, pageNum: 1 },
  'social.followed': { after: '1767225600000-u1' },
  'social.progress': { UID: 1_000_001 },
  'clubs.topics': { m: 1, sort: 'last', pageSize: 20, pageNum: 1 },
  'clubs.floors': { t: 1, floor: 3, pageSize: 20 },
  'clubs.postTopic': { m: 1, title: '今天吃了什么甜品？', document: words('草莓千层。') },
  'clubs.postFloor': { t: 1, document: words('好吃！') },
  'clubs.like': { t: 1, floor: 2 },
  'clubs.keepPin': { t: 1, on: 'Y', reason: '新人先看这个' },
  'clubs.keepRename': { t: 1, title: '今天吃了什么甜品？（第二弹）', reason: '和旧主题分开' },
  'clubs.keepMove': { t: 1, m: 2, reason: '那边更合适' },
  'clubs.hideFloor': { t: 1, floor: 2, reason: '骂人' },
  'clubs.propose': { name: '布丁同好会', intro: '只聊会晃的甜点。', reason: '我们有二十来个人' },
  'queue.list': { pageSize: 20, pageNum: 1 },
  'queue.judge': { kind: 'floor', id: 1, verdict: 'pass', reason: '骂人' },
  'writing.drafts': { place: 't:1' },
  'writing.saveDraft': { place: 't:1', title: '', document: words('还没写完'), base: 0 },
  'writing.dropDraft': { place: 't:1' },
  'tokens.add': { name: 'my script', scopes: ['read'], days: 90, password: '5e'.repeat(32) },
}
