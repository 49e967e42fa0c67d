import type { roleDesk as zh } from './role-desk.zh.ts'

export const roleDesk: typeof zh = {
  links: {
    title: 'Accounts of one person',
    none: 'No account counts as one person with this one',
    between: (one, other) => `${one} and ${other}:`,
    byOwner: (since) => `in one group that their owner linked, since ${since}.`,
    byStaff: (nick, since) => `counted as one by ${nick || 'staff'}, ${since}.`,
    until: (date) => `Unlinked by their owner; counts until ${date}.`,
    count: 'Count as one person',
    countOf: (nick) => `Count ${nick} and another account as one person`,
    countText:
      'Rewards, gifts, votes and bets count as one person’s from now on. Both see your reason and can appeal; nobody else learns of it.',
    other: 'Id of the other account',
    otherHint: 'It stands in the address of the personal page',
    otherInvalid: 'An id has 7 to 10 digits',
    counted: 'Counted as one',
    apart: 'Count apart',
    apartOf: (nick) => `Let ${nick} count apart`,
    apartText:
      'All links of the account end at once, those of its owner too. For mistakes, and where somebody linked an account with a stolen password.',
    aparted: 'Counts apart from now on',
    robot: 'Make an activity account',
    robotOf: (nick) => `Make ${nick} an activity account`,
    robotText:
      'All staff can switch to an activity account and see everything in it. It earns nothing and owns nothing. Only for accounts of the house.',
    human: 'No activity account',
    humanOf: (nick) => `${nick} is no activity account any more`,
    robotDone: 'Changed',
  },
}
