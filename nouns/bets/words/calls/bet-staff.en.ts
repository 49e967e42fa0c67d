import type { CallWords } from '#words/call-words.ts'
import { acts } from '#words/calls/acts.en.ts'
import type { betStaff as betStaffContract } from '../../contract/bet-staff.ts'
import type { refusals as zh } from './bet-staff.zh.ts'
import { refusals as bets } from './bets.en.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const betStaff: CallWords<typeof betStaffContract> = {
  name: 'Bets: staff',
  calls: {
    add: 'Open an event',
    update: 'Change an event; once somebody staked only category, shown text, pictures and an earlier deadline',
    decideAsked: 'Let a member’s event open, or send it back',
    alive: 'Events that are not paid, with what waits first',
    detail: 'All of one event: stakes, what its account holds, what each result would pay',
    end: 'Propose a result; another member of staff keeps or changes a proposed one',
    answerObjection: 'Answer an objection',
    addCategory: 'A new category',
    updateCategory: 'Rename, order or put away a category',
    onHome: 'Open events, and whether the home page shows them',
    showOnHome: 'Puts an event on the home page or takes it off',
    held: 'Comments on events that wait',
    decideHeld: 'Lets a waiting comment through, or removes it',
  },
}

/** What its calls refuse. */
export const refusals: typeof zh = {
  'bs.heldOwn': acts.heldOwn,
  'bs.missingHeld': 'This one is decided already',
  'bs.betUnknown': bets['b.betUnknown'],
  'bs.betOver': bets['b.betOver'],
  'bs.optionUnknown': bets['b.optionUnknown'],
  'bs.nameWrong': bets['b.nameWrong'],
  'bs.nameTaken': bets['b.nameTaken'],
  'bs.categoryUnknown': bets['b.categoryUnknown'],
  'bs.missingTitle': bets['b.missingTitle'],
  'bs.titleLong': bets['b.titleLong'],
  'bs.missingTerms': bets['b.missingTerms'],
  'bs.termsLong': bets['b.termsLong'],
  'bs.options': bets['b.options'],
  'bs.optionEmpty': bets['b.optionEmpty'],
  'bs.optionLong': bets['b.optionLong'],
  'bs.optionTwice': bets['b.optionTwice'],
  'bs.imagesCount': bets['b.imagesCount'],
  'bs.oddsCount': bets['b.oddsCount'],
  'bs.pictureMissing': bets['b.pictureMissing'],
  'bs.baseLow': bets['b.baseLow'],
  'bs.baseMember': bets['b.baseMember'],
  'bs.oddsRange': bets['b.oddsRange'],
  'bs.marginLow': bets['b.marginLow'],
  'bs.marginHigh': bets['b.marginHigh'],
  'bs.multiDynamic': bets['b.multiDynamic'],
  'bs.memberFaith': bets['b.memberFaith'],
  'bs.deadlineSoon': bets['b.deadlineSoon'],
  'bs.deadlineFar': bets['b.deadlineFar'],
  'bs.missingReason': bets['b.missingReason'],
  'bs.reasonLong': bets['b.reasonLong'],
  'bs.personUnknown': 'There is no such person',
  'bs.houseWeek': 'The house has opened all it may in these seven days',
  'bs.stakedAlready':
    'Somebody has staked: title, text, options and odds stand, and the deadline can only move earlier',
  'bs.notAsked': 'This event is not waiting to be let open',
  'bs.staffOwn': 'You or another account of yours opened this one: another member of staff decides',
  'bs.betRuns': 'It is still open: move the deadline earlier first',
  'bs.betSettles': 'It is being paid and stands',
  'bs.linkWrong': 'Please give a link that begins with https, or an address of this site',
  'bs.staffStaked': 'You or another account of yours staked here: another member of staff decides',
  'bs.secondPerson': 'You proposed this result: another member of staff decides',
  'bs.objectionUnknown': 'There is no such objection',
  'bs.objectionAnswered': 'This objection has been answered',
  'bs.categoryMissing': 'Please write the name of the category',
  'bs.categoryLong': 'The name of the category is too long',
  'bs.categoryTwice': 'There is a category with this name',
}
