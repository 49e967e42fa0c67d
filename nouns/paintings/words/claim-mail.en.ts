import type { claimMail as zh } from './claim-mail.zh.ts'

const letter = (lines: readonly string[]) => ['Hello,', '', ...lines, '', 'Danmaku Patisserie'].join('\n')

const about = (link: string) => (link === '' ? [] : ['Painting:', link, ''])

/** The answer to a rights holder. It quotes nothing of what they wrote: anybody may have given their address. */
export const claimMail: typeof zh = {
  pass: ({ note, link }) => ({
    subject: 'Your claim was upheld - Danmaku Patisserie',
    text: letter([
      ...about(link),
      'Staff agreed with your claim: the painting is out of sight, and its pictures cannot be opened any more.',
      '',
      'What staff say:',
      note,
    ]),
  }),
  notPass: ({ note, link }) => ({
    subject: 'About your claim - Danmaku Patisserie',
    text: letter([
      ...about(link),
      'Staff looked at your claim and left the painting where it is.',
      '',
      'What staff say:',
      note,
      '',
      'If there is more to say, please fill in the form again.',
    ]),
  }),
}
