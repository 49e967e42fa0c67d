import { dessertNames } from './dessert-names.en.ts'
import type { desserts as zh } from './desserts.zh.ts'

/** The page of the desserts as guests see it, and the shelf. Loaded with the page. */
export const desserts: typeof zh = {
  names: dessertNames,
  lead: 'Seven desserts, each with a temper and a use',
  description:
    'Mix, feed, teach, dress, display and send out: seven desserts with moods and uses of their own, and draws that can be checked.',
  count: (n) => (n === 7 ? 'All seven are here' : `${n} of seven on the shelf`),
  failed: 'The shelf could not be read',
  shelf: 'Shelf of desserts',

  moods: {
    calm: 'calm',
    happy: 'happy',
    sleepy: 'sleepy, wants its favourite',
    away: 'out',
  },
  level: (n) => `Level ${n}`,
  stars: (n) => (n === 1 ? '1 star' : `${n} stars`),
  exp: (exp, next) => `${exp} / ${next}`,
  displayed: 'Displayed',
  hungry: 'Hungry: acts as level 8',

  effects: {
    icecream: 'A ninth of a lost bet comes back',
    orange: 'Power and points cost 1,000 less',
    mooncake: 'Points sell for 1,000 more',
    milk: 'Mixtures succeed 1.5 times as often',
    coffee: 'A log-in before six may double the power',
    starsugar: 'The day’s first post brings 0 to 2 points',
    bocai: 'Won bets pay 20 to 60 % more',
  },
  withCard: {
    icecream: 'Two ninths come back',
    orange: 'And four materials for the price of three',
    mooncake: 'And eight hours of foraging bring one more',
    milk: 'And a failure gives half the bullets back',
    coffee: 'The chance rises from 20 to 30 %',
    starsugar: 'One or two points, never none',
    bocai: '30 to 60 % more',
  },
  ways: {
    icecream: 'From the pot',
    orange: 'From the pot',
    mooncake: 'From the pot',
    milk: 'From the pot',
    coffee: 'From the pot',
    starsugar: 'From the pot',
    bocai: 'Seven won bets, or dragon balls',
  },
  withoutBets: { effect: 'There are no bets here: it keeps you company', way: 'Dragon balls' },

  choose: {
    title: 'Choose your first',
    text: 'The first one is a present of the house: one of six. The others you can make yourself.',
    label: 'First dessert',
    say: {
      icecream: 'Losing is less cold with it: it keeps a corner for you.',
      orange: 'It always gets you a little off the price.',
      mooncake: 'A good trader, and never comes home with too little.',
      milk: 'It watches the pot, so ten bullets work out more often.',
      coffee: 'For those who are up at night: it keeps you company.',
      starsugar: 'Today’s first post: see how many stars it gives.',
    },
    take: (name) => `Take ${name}`,
    pick: 'Press one to look',
  },

  guide: {
    each: {
      title: 'The seven',
      likes: 'Likes',
      does: 'Displayed',
      card: 'With its card',
      comes: 'Comes from',
    },
    get: {
      title: 'Where they come from',
      rows: [
        ['Verify your e-mail', 'Choose one of six, a present of the house. The bullets of the first mixture are too.'],
        ['The pot', 'Ten bullets of three kinds. Recipes differ from site to site: try, or find hints while foraging.'],
        ['Dragon balls', 'Seven paintings of one character: each brings a dessert of your choice.'],
      ],
      bets: ['Bets', 'Win seven, and the dice cake comes by itself.'],
    },
    keep: {
      title: 'Keeping them',
      rows: [
        [
          'Feed',
          'Their favourite gives ten experience, other food five, sugar three. Above level 9 each 400 is a star.',
        ],
        ['Teach', 'From level 3 on, ten power teach the spell card, and the dessert does more.'],
        ['Dress', 'Skins change colours, not the shape. Some hide the spell card: both at once do not go.'],
        ['Display', 'Only the displayed one acts. It changes once a day.'],
        ['Send out', 'Two, four or eight hours: to forage in the school, or to take a little from somebody’s plate.'],
      ],
    },
    fair: {
      title: 'Draws can be checked',
      text: 'The hash of a day’s seed is shown first, the seed once the day is over. Anybody can work out a draw again.',
      link: 'Check a draw',
    },
    enter: 'Log in and choose the first',
  },
}
