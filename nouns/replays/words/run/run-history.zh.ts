import { formatNumber } from '#rules/text.ts'

/** A member's runs of one game over time. Loaded with the part that shows them. */
export const runHistory = {
  title: (game: string) => `${game}：得分变化`,
  close: '关上',
  failed: '录像没有取到',
  none: '还没有两份能放在一起看的录像',
  noneText: '难度和自机相同的录像有了两份，这里就画出得分怎么变。',
  note: '一点是一份录像，按上传的时间排；线是到那时为止的最高分。',
  chart: (runs: number, from: string, to: string) => `${formatNumber(runs)} 份录像，最高分从 ${from} 到 ${to}`,
  table: (way: string) => `${way} 的每一份录像`,
  columns: { day: '上传', score: '得分', step: '比之前最高' },
  first: '第一份',
  alone: (ways: number) => `另有 ${formatNumber(ways)} 种打法只有一份录像。`,
  newest: (runs: number) => `这里只有最新的 ${formatNumber(runs)} 份。`,
}
