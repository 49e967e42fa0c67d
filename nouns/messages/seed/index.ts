import { randomBytes } from 'node:crypto'
import type { NounSeed, SeedStage } from '#core/noun-seed.ts'
import type { Limits } from '#kit/limits/limits.ts'
import { actPrepared, callOf } from '#site/seed/act.ts'
import { drawScreenshot } from '#site/seed/draw-screenshot.ts'
import type { messages } from '../contract/messages.ts'
import { uploadPicture } from '../server/message-pictures.ts'
import { PictureAddresses } from '../server/picture-address.ts'
import { send } from '../server/send.ts'

export const seed: NounSeed = {
  order: 120,
  play: async (stage) => ({ end: () => talk(stage) }),
}

/** Who writes to whom, how many minutes ago, and what; the first account has an answer, a request and unread ones. */
const lines: readonly (readonly [from: number, to: number, minutesAgo: number, text: string])[] = [
  [1, 0, 2_900, '昨晚十一点，我把永夜抄六面打到了符卡收取 20 张。'],
  [0, 1, 2_880, '恭喜:quotes/congratulations: 录像传了吗？'],
  [1, 0, 2_870, '传了，https://example.com 那个视频也一起看，第三波我走外圈。'],
  [0, 1, 1_500, '外圈多擦了不少，但你第二波站太高了，往下半格。'],
  [1, 0, 40, '试了，真的，少撞一次。'],
  [1, 0, 38, '今晚再来一把？:default/milk-tea:'],
  [2, 0, 4_300, '道具回收线那个问题，我写在楼里了。'],
  [0, 2, 4_200, '看到了，谢谢！'],
  [5, 0, 95, '你好，在打卡楼看到你连着四十天一把绀珠传，想问问每天一把是怎么选卡的？'],
  [0, 4, 6_000, 'Hi, may I link your challenge in our club?'],
  [4, 0, 5_900, 'Sure, go ahead!'],
  [3, 1, 300, '请问 Normal 六面有什么建议吗？'],
]

/** Conversations of the demo members. */
async function talk({ tx, files, members, now }: SeedStage): Promise<void> {
  // The answers with their addresses are not used: any key signs them.
  const addresses = new PictureAddresses(randomBytes(32))
  const say = send(unlimited, addresses)
  const whose = (n: number) => members[n] ?? 0
  const act = <I>(from: number, minutesAgo: number, input: I) => ({
    ...{ tx, member: whose(from), input },
    now: new Date(now.getTime() - minutesAgo * 60_000),
  })
  for (const [from, to, minutesAgo, text] of lines) {
    await say(callOf<typeof messages.calls.send>(act(from, minutesAgo, { UID: whose(to), text })))
  }
  const bytes = await drawScreenshot(members.length)
  const file = { name: 'screen.png', bytes }
  const picture = await actPrepared(uploadPicture(files, addresses), { ...act(1, 37, {}), file })
  const pictures = [{ name: picture.NAME, alt: '结算画面' }]
  await say(callOf<typeof messages.calls.send>(act(1, 36, { UID: whose(0), text: '', pictures })))
}

const unlimited = { takeCall: async () => undefined } as unknown as Limits // the seed writes more than a member may
