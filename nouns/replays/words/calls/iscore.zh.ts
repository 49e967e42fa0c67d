import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { iscore as iscoreContract } from '../../contract/iscore.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const iscore: CallWords<typeof iscoreContract> = {
  name: '竞技分',
  calls: {
    board: '竞技分榜',
    parts: '一个人的竞技分由哪些录像组成',
    mine: '自己的名次',
    claimPilot: '申请确认机签',
    myPilots: '自己的机签',
    pilotClaims: '等待确认的机签',
    decidePilot: '裁决机签',
    queue: '等店员放行的录像',
    pass: '放行或不放行一份录像',
    worldFirsts: '世界首通',
    setWorldFirst: '授予或收回世界首通',
  },
}

/** What its calls refuse. */
export const refusals = {
  'jf.gone': '这份录像或申请已经不在了',
  'jf.nobody': '这个人不在竞技分榜上',
  'jf.notOwn': '这不是你的录像',
  'jf.plainName': '这个机签是默认名，不能认领',
  'jf.pilotTaken': '这个机签已经确认是别人的了',
  'jf.claimed': '这个机签你已经认领过了',
  'jf.reasonLong': '理由太长了',
  'jf.reasonEmpty': '请写明理由',
  'jf.decided': '别的店员刚刚处理过了',
  'jf.ownRun': '自己和自己其他账号的事要由别的店员处理',
  'jf.notCounted': '这份录像还没有竞技分',
  'jf.noFirst': '世界首次只算通关和 NMNB',
  'jf.firstTaken': '这项世界首次已经有主了',
  'jf.archiveFirst': '旧榜里已经有人先通关了',
} satisfies Partial<Record<CallRefusal, string>>
