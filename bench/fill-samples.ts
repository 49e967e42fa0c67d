import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Replay } from '@patisserie/replay/facts'
import { parseReplay } from '@patisserie/replay/parse'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { characterGroups } from '#rules/games/game-catalogue.ts'
import { codeOfGam, difficultiesOf, difficultyOfWord, type Gam, gameNumbers, isSceneGame } from '#rules/games/games.ts'

type SampleRun = readonly [game: number, difficulty: string, shot: string, score: number, pilot: string]

const board = new URL('../../shared/data/runs.tsv.gz', import.meta.url)

/** Runs of every game, from the score board beside the repository if it is there; games it lacks get invented runs. */
export function sampleRuns(): SampleRun[] {
  const known = existsSync(board) ? boardRuns() : []
  const games = new Set(known.map(([game]) => game))
  return [...known, ...gameNumbers.filter((game) => !games.has(game)).flatMap(madeUpRuns)]
}

function boardRuns(): SampleRun[] {
  const [, ...lines] = gunzipSync(readFileSync(board)).toString('utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [game, difficulty = '', shot = '', , score, , , , pilot = ''] = line.split('\t')
    return [Number(game), difficultyOfWord(difficulty) ?? '', shot, Number(score), pilot.slice(-8).toUpperCase()]
  })
}

/** Sixty runs per difficulty and shot, with scores distributed as on score boards: many middling, few high. */
function madeUpRuns(game: Gam): SampleRun[] {
  const shots = characterGroups(game).flatMap((group) => group.shots.map(({ id }) => id))
  const ranks = difficultiesOf(game)
  const most = isSceneGame(game) ? 3_000_000 : game > 16 ? 4_000_000_000 : 900_000_000
  return (ranks.length > 0 ? ranks : ['']).flatMap((rank) =>
    (shots.length > 0 ? shots : ['']).flatMap((shot, s) =>
      Array.from({ length: 60 }, (_, n): SampleRun => {
        const share = ((n + 1) / 60) ** 3 * (1 - s / 40)
        return [game, rank, shot, Math.round((most * share) / 10) * 10, `PLAYER${(n * 7 + s) % 50}`]
      }),
    ),
  )
}

/** For each game the parsed facts as the site stores them, with all stages and with two. */
export const runTemplates = (): (readonly [game: number, facts: object, short: object])[] =>
  gameNumbers.flatMap((game) => {
    const read = parseReplay(encodeReplay(makeRun({ game: codeOfGam(game), seed: 1 })), { inputs: true })
    if (!read.ok) return []
    const { userBlocks: _, ...facts }: Replay = read.replay
    return [[game, facts, { ...facts, stages: facts.stages.slice(0, 2) }] as const]
  })

export const phrases = [
  '终于过了',
  '残机全爆还是过了',
  '第一次无伤',
  '收点失误，下次再来',
  '六面道中太难',
  '雷矢可爱',
  '擦弹破纪录',
  '练习了三个月',
  '红魔馆的女仆长',
  '符卡全收',
  '最后一张差点死',
  '背版成功',
  '手滑了一下',
  '路线参考了前辈',
  '全避成功',
  '低速一格一格挪',
  '开局就丢了一命',
  '键盘玩家',
  '手柄果然更顺手',
  '决死练习',
  'first clear, finally',
  'good run until stage 5',
  'new personal best',
  'no bombs this time',
  'thanks for the route',
  'nice dodge at the end',
  'lost a life to a stray bullet',
  'scoring practice',
  'the last spell is brutal',
  'watch stage 4',
  '这收点太强了',
  '恭喜通关',
  '看得手心出汗',
  '神仙操作',
  '弹幕好美',
  '求路线讲解',
  '录像收藏了',
  '加油，下一个目标',
  '音乐真好听',
  '期待新纪录',
]
