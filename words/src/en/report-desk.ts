import type { reportDesk as zh } from '../zh/report-desk.ts'

/** Desks for reports and waiting posts of every kind. Loaded with the pages of the back office, not with the pack. */
export const reportDesk: typeof zh = {
  todoEmpty: 'No reports are waiting',
  doneEmpty: 'No report has been closed yet',
  states: { open: 'Open', taken: 'In hand', pass: 'Upheld', notPass: 'Rejected', done: 'Closed' },
  priority: 'Priority',
  by: (nick) => `Reported by ${nick}`,
  takenBy: (nick, until) => `${nick} works on it, until ${until}`,
  take: 'Take',
  giveBack: 'Give back',
  refuse: 'Reject',
  passTitle: 'Uphold the report',
  refuseTitle: 'Reject the report',
  done: 'Close',
  decided: 'Decided',
  closed: 'Closed',
  decision: 'Decision:',
  waiting: {
    empty: 'Nothing is waiting to be looked at',
    why: { black: 'Flagged account', first: 'First posts of a new account', unknown: 'Reason not kept' },
    pass: 'Let it through',
    refuse: 'Keep it out',
    passTitle: 'Let it through',
    refuseTitle: 'Keep it out',
    passText: 'Everybody sees it at once, and its author is told.',
    done: 'Done',
  },
}
