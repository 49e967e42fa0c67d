import type { clubKeeping as zh } from './club-keeping.zh.ts'

/** What privileges open in clubs: the acts of keepers, covering a floor, proposing a club. */
export const clubKeeping: typeof zh = {
  tools: 'Tend',
  toolsOf: (title) => `Tend “${title}”`,
  act: {
    pin: 'Pin for a day',
    unpin: 'Unpin',
    lock: 'Lock',
    unlock: 'Unlock',
    rename: 'Rename',
    move: 'Move to another club',
  },
  texts: {
    pin: (faith) =>
      `First in its club for a day, for ${faith} faith. A club has three at most; unpinning early gives nothing back.`,
    unpin: () => 'It goes back to its usual place. The faith is not given back.',
    lock: () => 'Nobody can add to it. What is there stays.',
    unlock: () => 'Everybody can write in it again.',
    rename: () => 'The old title stays in the log.',
    move: () => 'Only to a club that you keep, too. Its floors keep their numbers.',
  },
  pinStays: 'Its paid day on top does not move along, and no faith is given back for the rest of it.',
  why: { label: 'Reason', hint: 'The author is told, and staff see it in their log.' },
  to: 'Move to',
  noOther: 'You keep no other club to move it to.',
  title: 'New title',

  own: {
    act: 'Pin for a day',
    title: 'Pin for a day',
    text: (faith) =>
      `It stands at the top of its club for a day, below what staff pinned. It costs ${faith} faith, which you do not get back; a person has one at a time.`,
    send: (faith) => `Pay ${faith} faith`,
    has: 'Faith now',
    after: 'Faith after',
    lacks: (faith) => `${faith} faith short`,
    done: (until) => `Pinned until ${until}`,
  },

  hide: {
    way: 'What to do',
    report: 'Report',
    hide: 'Cover it',
    hideTitle: 'Cover this floor',
    text: (people) =>
      `Once ${people} people cover it, this floor is out of sight until staff look. If staff bring it back, you cannot cover floors for a week.`,
    send: 'Cover',
    hint: 'Staff see who covered it; the author does not.',
    counted: (left) =>
      left === 1 ? 'Noted: one more person, and it is covered' : `Noted: it takes ${left} more people`,
    done: 'Covered; staff will look at it',
  },

  propose: {
    title: 'Propose a club',
    text: 'A new club? Say its name and why, and staff open it once they have looked.',
    level: 'Proposing a club takes player level 1',
    levelText: 'You have it thirty days after you joined, with twenty posts that stand; or buy it in the shop.',
    name: 'Name of the club',
    intro: 'Introduction',
    introHint: 'Stands at the top of the club',
    reason: 'Why it should open',
    reasonHint: 'For staff alone',
    keeper: 'Who keeps it',
    keepers: { staff: 'Staff choose', me: 'I do', other: 'Somebody else' },
    keeperId: 'User id',
    keeperHint: 'In the address of their page; it takes player level 7',
    idWrong: 'A user id has 7 to 10 digits',
    empty: 'Please fill this in',
    send: 'Send to staff',
    sent: 'Sent. You are told once staff have looked',
    waiting: 'This proposal waits for staff',
    waitingText: 'One at a time: withdraw it to propose it differently.',
    withdraw: 'Withdraw',
    withdrawn: 'Proposal withdrawn',
    mine: { title: 'Past proposals' },
    states: { open: 'Waits for staff', accepted: 'Opened', declined: 'Declined', withdrawn: 'Withdrawn' },
    decision: 'Staff said:',
    toClub: 'To the club',
    failed: 'Your proposals did not arrive',
  },
}
