/** The board of dragon balls. Loaded with the page. */
export const dragonBalls = {
  title: '龙珠',
  description: '同一个角色集满七幅画，七颗龙珠的作者各得一份甜品。看看谁还差几颗。',
  sub: '同一个角色集满七幅，换一样甜品',
  how: '挂画时选一个龙珠角色，店员看过就放上板。同一个角色满了七颗，这一轮集齐：每颗给作者换一样甜品，任挑，随后开下一轮。',
  handIn: '画一颗',
  handInNext: (n: number) => `画第${numerals[n] ?? n}颗`,
  handInFor: (character: string) => `给${character}画一颗`,
  failed: '龙珠板没有读出来',

  nearest: '最快集满',
  left: (n: number) => (n === 1 ? '还少一颗' : `还差${n === 2 ? '两' : (numerals[n] ?? n)}颗`),
  none: '还没有龙珠',
  noneText: '第一颗由谁来画？',
  of7: (n: number) => `${n} / 7`,
  balls: (character: string, n: number) => `${character}，七颗中的 ${n} 颗`,
  round: (n: number) => `第 ${n} 轮`,
  place: (n: number) => numerals[n] ?? String(n),
  ball: (n: number, name: string, nick: string) => `第 ${n} 颗：《${name}》，${nick}`,
  noted: (ball: string, note: string) => `${ball}（${note}）`,
  empty: (n: number) => `第 ${n} 颗，空着`,
  emptyPlace: '空着',
  emptyWaiting: (n: number) => `空着，${n} 幅候选等店员看`,

  begun: '各人的龙珠',
  waiting: (n: number) => `${n} 幅候选`,
  wall: '看画',
  wallOf: (character: string) => `看画：${character}`,
  others: '等第一颗',
  othersText: '点一个名字，给这个角色画这一轮的第一颗。',

  closed: '集齐的',
  closedText: (time: string) => `${time} 集齐`,
  people: (balls: readonly number[]) => `第 ${balls.join('、')} 颗`,
  more: (n: number) => `再看 ${n} 轮`,
  moment: (character: string, round: number) => `${character}的第 ${round} 轮集齐了`,
  momentBy: (nicks: readonly string[]) => `画的人：${nicks.join('、')}`,

  pending: '等你来挑的甜品',
  pendingText: '每颗龙珠换一样甜品，七样里随便挑。',
  pendingRow: (character: string, round: number, ball: number) => `${character}，第 ${round} 轮第 ${ball} 颗`,
  pendingWork: '看画',
  choose: '挑一样',
  chooseOf: (row: string) => `挑一样：${row}`,
}

const numerals = ['', '一', '二', '三', '四', '五', '六', '七']
