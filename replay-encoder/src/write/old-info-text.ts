import type { Th08Run, Th09Run } from '../encodable.ts'

const difficulties = ['Easy', 'Normal', 'Hard', 'Lunatic', 'Extra']

/** Game 8's text block: `label TAB [TAB] value` lines. */
export function th08Info(run: Th08Run): string {
  const [day = '', time = ''] = run.date.split('T')
  const tally = run.tally ?? { misses: 0, bombs: 0, humanRatePercent: 50 }
  return lines([
    `プレイヤー名\t${run.name.padEnd(8)}`,
    `プレイ時刻\t${day.replaceAll('-', '/')} ${time}`,
    `キャラ名\t${th08Shots[run.shot] ?? th08Shots[0]}`,
    `スコア\t\t${run.score - (run.score % 10)}`,
    `難易度\t\t${difficulties[run.difficulty] ?? ''}`,
    run.spellCard === undefined
      ? `最終ステージ\t${run.clear ? 'Clear' : th08Ends[(run.stages.at(-1)?.stage ?? 1) - 1]}`
      : `カード\tNo.${run.spellCard.id + 1} ${run.spellCard.name}`,
    `ミス回数\t${tally.misses}`,
    `ボム回数\t${tally.bombs}`,
    `処理落ち率\t${(run.slowdownPercent ?? 0).toFixed(6)}%`,
    `人間率\t\t${tally.humanRatePercent.toFixed(2)}％`,
    `ゲームのバージョン\t${run.gameVersion ?? '1.00d'}`,
  ])
}

/** Game 9's text block. */
export function th09Info(run: Th09Run): string {
  const names = run.stages[0]?.sides.map(({ shot }) => th09Shots[shot] ?? '') ?? []
  const players = run.stages[0]?.sides.map(({ cpu }) => (cpu ? 'CPU' : '人')) ?? []
  const match = run.mode === 'match'
  return lines([
    `プレイヤー名\t${run.name}`,
    `プレイ時刻\t${run.date.slice(2, 10).replaceAll('-', '/')}`,
    `難易度\t\t${difficulties[run.difficulty] ?? ''}`,
    `モード\t\t${match ? `Match ${players.join(' vs ')}` : 'Story'}`,
    match ? `対戦キャラ\t\t${names.join(' vs ')}` : `使用キャラ\t\t${names[0] ?? ''}`,
    '初期体力\t\t5.0 vs 5.0',
    `ゲームのバージョン\t${run.gameVersion ?? '東方花映塚 ver 1.50a'}`,
  ])
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\r\n`).join('')
}

const th08Shots = [
  '霊夢 ＆ 紫',
  '魔理沙 ＆ アリス',
  '咲夜 ＆ レミリア',
  '妖夢 ＆ 幽々子',
  '博麗　霊夢',
  '八雲　紫',
  '霧雨　魔理沙',
  'アリス・マーガトロイド',
  '十六夜　咲夜',
  'レミリア・スカーレット',
  '魂魄　妖夢',
  '西行寺　幽々子',
]

const th08Ends = [
  'Stage 1',
  'Stage 2',
  'Stage 3',
  'Stage 4-Reimu',
  'Stage 4-Marisa',
  'Stage 5',
  'Stage 6-Eirin',
  'Stage 6-Kaguya',
  'Extra Stage',
]

const th09Shots = [
  '霊夢',
  '魔理沙',
  '咲夜',
  '妖夢',
  '鈴仙',
  'チルノ',
  'リリカ',
  'ミスティア',
  'てゐ',
  '幽香',
  '文',
  'メディスン',
  '小町',
  '映姫',
  'メルラン',
  'ルナサ',
]
