import type { queuePage as zh } from './queue-page.zh.ts'

/** The page of members who help with moderation. */
export const queuePage: typeof zh = {
  title: 'Judge reports',
  sub: 'Reports of public things: not by whom, and no private messages',
  levelTitle: 'The queue takes bomb level 7',
  levelText: 'From level 8 on you decide with somebody else.',
  toPrivileges: 'How levels are got',
  list: 'Reports that wait',
  empty: 'No report waits',
  failed: 'The queue did not arrive',
  pager: 'Pages of the queue',
  previous: 'Previous page',
  next: 'Next page',
  page: (n) => `Page ${n}`,
  priority: 'Priority',
  states: { open: 'Takes two people', judged: 'One has judged', staff: 'For staff' },
  hidden: 'Covered by members',
  floor: (title, floor) => `“${title}”, floor ${floor}`,
  replay: (code) => `Replay ${code}`,
  painting: (name) => `Painting “${name}”`,
  abouts: {
    forbidden: 'Sexual, a photograph or real people',
    rights: 'Without the author’s consent',
    unmarked: 'Content or AI not marked',
    other: 'Something else',
  },
  said: 'Reported because:',
  mine: { pass: 'You said: right', notPass: 'You said: not right' },
  pass: 'It is right',
  notPass: 'It is not',
  passTitle: 'The report is right',
  notPassTitle: 'The report is not right',
  passText:
    'Once somebody else agrees, the thing is taken out of sight, and its author and the reporter are told. If you differ, staff decide.',
  notPassText: 'Once somebody else agrees, the report is closed and the thing stays. If you differ, staff decide.',
  second: {
    pass: 'Somebody has judged it already. If you agree, the thing is taken out of sight at once, and its author and the reporter are told. If you differ, staff decide.',
    notPass:
      'Somebody has judged it already. If you agree, the report is closed at once and the thing stays. If you differ, staff decide.',
  },
  noVerdict: {
    hidden: 'Staff look at floors that members have covered. There is nothing to decide here.',
    staff: 'The first two differ: staff decide.',
    mine: 'You have judged it. It takes one more person.',
  },
  why: { label: 'Reason', hint: 'Author and reporter read it. The log has your name.' },
  outcomes: {
    waits: 'Noted. It takes one more person',
    decided: 'You agree: decided',
    staff: 'You differ: staff decide',
  },
}
