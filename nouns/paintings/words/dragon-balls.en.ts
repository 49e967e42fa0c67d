import type { dragonBalls as zh } from './dragon-balls.zh.ts'

/** The board of dragon balls. Loaded with the page. */
export const dragonBalls: typeof zh = {
  title: 'Dragon balls',
  description:
    'Seven paintings of one character bring the painters of its seven balls a dessert each. See who is near.',
  sub: 'Seven paintings of one character bring a dessert',
  how: 'Choose a dragon-ball character when you hang a painting, and staff put it on the board. With the seventh the round closes: every ball brings its painter a dessert of their choice, and the next round opens.',
  handIn: 'Paint a ball',
  handInNext: (n) => `Paint ball ${n}`,
  handInFor: (character) => `Paint a ball for ${character}`,
  failed: 'The board did not arrive',

  nearest: 'Nearest',
  left: (n) => (n === 1 ? 'One to go' : `${n} to go`),
  none: 'No balls yet',
  noneText: 'Who paints the first one?',
  of7: (n) => `${n} / 7`,
  balls: (character, n) => `${character}: ${n} of 7 balls`,
  round: (n) => `Round ${n}`,
  place: (n) => String(n),
  ball: (n, name, nick) => `Ball ${n}: “${name}” by ${nick}`,
  noted: (ball, note) => `${ball} (${note})`,
  empty: (n) => `Ball ${n}, free`,
  emptyPlace: 'Free',
  emptyWaiting: (n) => (n === 1 ? 'Free; 1 painting waits for staff' : `Free; ${n} paintings wait for staff`),

  begun: 'Open rounds',
  waiting: (n) => (n === 1 ? '1 waits' : `${n} wait`),
  wall: 'Paintings',
  wallOf: (character) => `Paintings of ${character}`,
  others: 'No balls yet',
  othersText: 'Press a name to paint the first ball of the round for that character.',

  closed: 'Complete',
  closedText: (time) => `Complete ${time}`,
  people: (balls) => (balls.length === 1 ? `Ball ${balls[0]}` : `Balls ${balls.join(', ')}`),
  more: (n) => (n === 1 ? 'One more round' : `${n} more rounds`),
  moment: (character, round) => `${character}: round ${round} is complete`,
  momentBy: (nicks) => `Painted by ${nicks.join(', ')}`,

  pending: 'Desserts to choose',
  pendingText: 'Each ball brings one dessert, any of the seven.',
  pendingRow: (character, round, ball) => `${character}: round ${round}, ball ${ball}`,
  pendingWork: 'Painting',
  choose: 'Choose',
  chooseOf: (row) => `Choose: ${row}`,
}
