import type { social as socialContract } from '#contract/social.ts'
import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const social: CallWords<typeof socialContract> = {
  name: '关注与动态',
  calls: {
    follow: '关注',
    unfollow: '取消关注',
    block: '拉黑',
    unblock: '解除拉黑',
    blocks: '自己的黑名单',
    relation: '与某人的关系',
    related: '粉丝或关注的人，分页',
    knowFollowers: '新粉丝已看过',
    findPeople: '按昵称找人',
    here: '谁在店里：只有打开了开关的人',
    directory: '成员录，分页',
    feed: '动态',
    followed: '关注的人的动态，逐页往前',
    progress: '进度图：作品 × 难度 × 角色',
  },
}

/** What its calls refuse. */
export const refusals = {
  's.followSelf': '不能关注自己',
  's.followed': '已经关注了',
  's.followMost': '最多关注 1000 人',
  's.personUnknown': '没有这个人',
  's.notReachable': '你和 TA 之间现在不能互动',
  's.notFollowed': '你没有关注 TA',
  's.blockSelf': '不能拉黑自己',
  's.blocked': '已经拉黑了',
  's.blockMost': '最多拉黑 1000 人',
  's.notBlocked': '你没有拉黑 TA',
  's.hidden': 'TA 没有公开这些',
} satisfies Partial<Record<CallRefusal, string>>
