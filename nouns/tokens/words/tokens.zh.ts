import type { Scope } from '#contract/endpoint.ts'

/** Tokens for scripts, in the settings. */
export const tokens = {
  title: '脚本令牌',
  text: '给自己的脚本一枚令牌，不用把密码交出去。令牌只能做勾选的事，到期作废，随时可以收回；改密码或退出其他设备时，全部令牌一起作废。',
  none: '还没有令牌。',
  make: '做一枚令牌',
  name: '名字',
  nameHint: '比如“备份录像”',
  scopes: '能做什么',
  scope: {
    read: '读公开的内容',
    replays: '上传、修改、删除自己的录像',
    comments: '写评论、删自己的评论',
    likes: '点赞',
  } satisfies Record<Scope, string> as Record<Scope, string>,
  noScope: '至少勾一样',
  days: '多久作废',
  dayCount: (days: number) => `${days} 天`,
  create: '做好它',
  made: '令牌做好了，现在就抄下来：它只显示这一次。',
  copy: '复制令牌',
  copied: '已复制',
  since: '做于',
  until: '到',
  seen: '上次用',
  never: '还没用过',
  remove: '收回',
  removeOf: (name: string) => `收回“${name}”`,
  removed: '令牌收回了',
  docs: '接口文档',
}
