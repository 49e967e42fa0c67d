/**
 * Further demo people: they like, comment, answer, follow and upload, so that the demo site has small facts everywhere.
 * Their names say that they are demo people; nobody can sign in as one of them. In the order in which they joined.
 */
export const regulars = [
  { nick: '演示·低速', pilot: 'SLOWMOVE' },
  { nick: '演示·擦弹', pilot: 'GRAZER' },
  { nick: '演示·年糕', pilot: 'nigao' },
  { nick: '演示·烤鳗', pilot: 'Unagi' },
  { nick: '演示·七色', pilot: '7colors' },
  { nick: '演示·天平', pilot: 'LIBRA' },
  { nick: '演示·扫地', pilot: 'SWEEPER' },
  { nick: '演示·导航', pilot: 'lostmap' },
  { nick: 'Demo Teacup', pilot: 'TEACUP' },
  { nick: '演示·摆渡', pilot: 'Ferry' },
  { nick: '演示·樱饼', pilot: 'SAKURA' },
  { nick: '演示·清水', pilot: 'plain' },
  { nick: '演示·早餐', pilot: 'ASAGO' },
  { nick: '演示·西瓜', pilot: 'SUIKA' },
  { nick: '演示·值日', pilot: 'Touban' },
  { nick: '演示·三倍速', pilot: 'x3' },
  { nick: 'Demo Lantern', pilot: 'MOTH' },
  { nick: '演示·书架', pilot: 'shelf' },
  { nick: '演示·半糖', pilot: 'HALF' },
  { nick: '演示·向日葵', pilot: 'YUKAWA' },
  { nick: '演示·小伞', pilot: 'Odoro' },
  { nick: '演示·末班车', pilot: 'LAST' },
  { nick: 'Demo Half Past', pilot: '0430' },
  { nick: '演示·糖霜', pilot: 'icing' },
] as const

/** A number from 0 to 1 that looks random and is the same in every seeding. */
export const share = (a: number, b: number): number => {
  let n = Math.imul(a + 1, 374_761_393) ^ Math.imul(b + 1, 668_265_263)
  n = Math.imul(n ^ (n >>> 13), 1_274_126_177)
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32
}

/** Hours since a regular joined, falling from five weeks to some hours: most came lately. */
export const joinedHours = (index: number): number => 4 + 800 * ((regulars.length - 1 - index) / regulars.length) ** 1.4
