import type { CallWords } from '#words/call-words.ts'
import type { shop as shopContract } from '../../contract/shop.ts'
import type { refusals as zh } from './shop.zh.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const shop: CallWords<typeof shopContract> = {
  name: 'Shop',
  calls: {
    prices: 'Prices now, their last seven days, and activities',
    history: 'All prices that an item has had',
    own: 'What you hold and owe, the discounts of the dessert you display, and what the shop pays you',
    buy: 'Buy at the price you saw; a higher one is refused, with both prices',
    sell: 'Sell power or points to the shop',
    activities: 'All activities, newest first (staff)',
    updateActivity: 'Make a four-for-three activity, or change one (staff)',
  },
}

/** What its calls refuse. */
export const refusals: typeof zh = {
  'sh.priceChanged': 'The price has changed. Have a look at the new one first',
  'sh.insufficient': 'You do not have enough',
  'sh.activityOver': 'This activity is over',
  'sh.levelFull': 'You already have the highest level, 8',
  'sh.oneLevel': 'Levels are bought one at a time',
  'sh.countMany': '99 at a time at most',
  'sh.robotTrades': 'Activity accounts own nothing, so they cannot trade',
  'sh.inDebt': 'You still owe something. Pay it back before you buy',
  'sh.missingActivity': 'There is no such activity',
  'sh.itemsMissing': 'Choose at least one item',
  'sh.periodWrong':
    'Check the times: the end comes after the start and is not past; 31 days at most, 90 days ahead at most',
  'sh.activityRuns': 'Of an activity that has begun, only the end can be changed',
  'sh.activityMeets': 'One of these items already has an activity in that time',
  'sh.missingReason': 'Please give a reason',
  'sh.reasonLong': 'The reason is too long',
}
