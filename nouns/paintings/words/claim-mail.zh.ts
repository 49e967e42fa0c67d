interface Decided {
  /** The answer of staff. */
  readonly note: string
  /** Address of the work; empty if it is not known. */
  readonly link: string
}

const letter = (lines: readonly string[]) => ['你好：', '', ...lines, '', '弹幕甜品屋'].join('\n')

const about = (link: string) => (link === '' ? [] : ['作品：', link, ''])

/** The answer to a rights holder. It quotes nothing of what they wrote: anybody may have given their address. */
export const claimMail = {
  pass: ({ note, link }: Decided) => ({
    subject: '你的权利要求已处理 - 弹幕甜品屋',
    text: letter([
      ...about(link),
      '店员同意了你的要求，这件作品已经收起来，图片不再能打开。',
      '',
      '店员的说明：',
      note,
    ]),
  }),
  notPass: ({ note, link }: Decided) => ({
    subject: '关于你的权利要求 - 弹幕甜品屋',
    text: letter([
      ...about(link),
      '店员看过你的要求，没有收起这件作品。',
      '',
      '店员的说明：',
      note,
      '',
      '如果有新的说明，可以再填一次表。',
    ]),
  }),
}
