/** The demo accounts, with their privilege levels. `by` in `runs.ts` and in the topics is an index into this list. */
export const people = [
  {
    account: 'demo1',
    nick: '演示·草莓',
    pilot: 'ICHIGO',
    levels: { life: 5, bomb: 4 },
    introduction: '演示账号。红妖永三作常驻，草莓奶油配弹幕。',
  },
  {
    account: 'demo2',
    nick: '演示·抹茶',
    pilot: 'Matcha',
    levels: { life: 7, bomb: 3 },
    introduction: '演示账号。只打 Lunatic，慢慢来，总会过的。',
  },
  {
    account: 'demo3',
    nick: '演示·布丁',
    pilot: 'PUDDING',
    levels: { life: 2, bomb: 2 },
    introduction: '演示账号。稳分派，道具一个都不想漏。',
  },
  {
    account: 'demo4',
    nick: '演示·奶盖',
    pilot: 'naigai',
    levels: { life: 1, bomb: 1 },
    introduction: '演示账号。刚入门，还在和 Normal 六面较劲。',
  },
  {
    account: 'demo5',
    nick: 'Demo Waffle',
    pilot: 'Waffle',
    levels: { life: 8, bomb: 8 },
    introduction: 'A demo account. Scene games and odd challenges.',
  },
  {
    account: 'demo6',
    nick: '演示·星星糖',
    pilot: 'HOSHI',
    levels: { life: 7, bomb: 3 },
    introduction: '演示账号。录像看得比打得多，欢迎互相点评。',
  },
] as const

/** Hours since a demo account joined: over thirty days, so that they may give gifts. */
export const joinedFirst = (index: number): number => 900 - 12 * index

/** The demo account that has every permission code of the back office. */
export const keeper = {
  account: 'demostaff',
  nick: '演示·店长',
  introduction: '演示账号。店员的后台 /admin 就从这里进去。',
} as const
