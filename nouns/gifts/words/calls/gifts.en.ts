import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { gifts as giftsContract } from '../../contract/gifts.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const gifts: CallWords<typeof giftsContract> = {
  name: 'Gifts',
  calls: {
    give: 'Give some of your resources to somebody',
    terms: 'Whether you can give to somebody, and how much is left this week',
    decline: 'Give back a gift within seven days',
    own: 'Your gifts, given and received, by pages',
    all: 'All gifts by giver, receiver, resource, state and days, with totals',
    rings: 'Exchanges of the last 30 days worth a look',
    takeBack: 'Take a gift back, with a reason',
    award: 'Award resources, with a reason',
    awards: 'The awards, by pages',
  },
}

/** What its calls refuse. */
export const refusals = {
  'g.personUnknown': 'There is no such person',
  'g.giftSelf': 'You cannot give to yourself',
  'g.notReachable': 'You and they cannot give to each other at the moment',
  'g.giftLinked': 'Linked accounts count as one person and cannot give to each other',
  'g.robotAccount': 'Activity accounts neither give nor receive',
  'g.inDebt': 'You still owe something. You can give again once it is paid',
  'g.accountYoung': 'You can give once your account is 30 days old',
  'g.notGiftable': 'Lives and bombs are levels and cannot be given away',
  'g.amountWrong': 'The amount must be a whole number from 1 on',
  'g.noteLong': 'The note is too long: 120 characters at most',
  'g.worthMost': 'A gift can be worth 12,000 score at most. Try a smaller one',
  'g.weekOut': 'You have given as much as you can this week',
  'g.weekIn': 'They cannot take that much this week. Give less, or come back in a few days',
  'g.tooLittle': 'That much is not there any more',
  'g.giftUnknown': 'There is no such gift',
  'g.giftEnded': 'This gift was already given back or taken back',
  'g.declineLate': 'It came more than seven days ago and can no longer be given back',
  'g.giverClosed': 'Whoever gave it has closed their account, so it cannot go back',
  'g.periodWrong': 'These dates do not work: both must exist, and the first must not be after the last',
  'g.staffOwn': 'This is about you. Leave it to somebody else of the staff',
  'g.unverified': 'They have not verified their e-mail address',
  'g.awardMost': 'That is too much for one award',
  'g.levelFull': 'Level 8 is the highest, and this would go beyond it',
  'g.missingReason': 'Please give a reason',
  'g.reasonLong': 'The reason is too long',
} satisfies Partial<Record<CallRefusal, string>>
