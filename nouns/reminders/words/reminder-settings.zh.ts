import type { LockReason } from '#rules/people/reminder-policy.ts'

/** The section "reminders" of the settings. Loaded with it. */
export const reminderSettings = {
  section: { name: '提醒', text: '种类、摘要邮件与安静时段' },
  failed: '提醒的设置没有取到',
  digest: {
    title: '摘要邮件',
    text: '把你还没看的提醒合成一封邮件。看过的、已经被删掉或收起的，都不会写进去；没有新的就不寄。每封邮件里都有一键停掉的链接。',
    label: '多久寄一次',
    off: '不寄',
    daily: '每天',
    weekly: '每周一',
    next: (when: string) => `下一封：北京时间 ${when} 之后`,
    none: '现在不寄。',
    unverified: '先验证邮箱，才能寄摘要：没验证的邮箱可能是别人的。',
    messages: '也写上有几个会话有没看的私信',
    messagesHint: '只写个数，不写内容。',
  },
  quiet: {
    title: '安静时段',
    text: '这段时间里照样记下提醒，铃铛上的数字也一直是对的；但不会跳出新提醒的提示，也不寄摘要，要寄的等到结束再寄。',
    on: '每天安静一段时间',
    from: '从',
    to: '到',
    zone: '北京时间。开始晚于结束，就是过了午夜。',
    hour: (hour: number) => `${hour}:00`,
  },
  kinds: {
    title: '种类',
    text: '“在店里”关掉，这种提醒今后就不再记下；“邮件”关掉，只是不写进摘要。',
    kind: '种类',
    site: '在店里',
    mail: '邮件',
    siteOf: (kind: string) => `${kind}：在店里`,
    mailOf: (kind: string) => `${kind}：摘要邮件`,
  },
  locked: {
    own: '不能关：说的是店员或社长对你的东西做了什么。',
    asked: '不能关：这是对你所提申请的答复。',
    account: '不能关：说的是你的账号。',
  } satisfies Record<LockReason, string>,
}
