import type { TextEncodingName } from '@patisserie/replay/facts'
import { GAMES } from '@patisserie/replay/games/catalogue'
import type { AlcoRun, ModernRun, SceneRun } from '../encodable.ts'

type Run = ModernRun | AlcoRun | SceneRun

/** The text block about a run of game 9.5 or later: CRLF lines, `Score` as stored. */
export function modernInfo(
  run: Run,
  { gameVersion, storedScore }: { gameVersion: string; storedScore: number },
): string {
  const date = `Date ${localClock(run)}`
  const place = placeLines(run)
  const lines = [
    titleLine(run),
    `Version ${gameVersion}`,
    `Name ${run.name.padEnd(run.game === 'th143' || run.game === 'th165' ? 12 : 8)}`,
    ...(run.game === 'th095' ? [...place, date] : [date, ...place]),
    `Score ${storedScore}`,
    `Slow Rate ${slowRate(run.slowdownPercent ?? 0)}`,
  ]
  return lines.join('\r\n')
}

/** Comments that the game stores when the player wrote none. */
export const placeholderComments: Record<TextEncodingName, string> = {
  cp932: 'コメントを書けます',
  gbk: '可以写评论',
}

function titleLine({ game, encoding = 'cp932' }: Run): string {
  const what = encoding === 'gbk' ? '录像文件信息' : 'リプレイファイル情報'
  if (game === 'alco') return what
  // The games themselves write their predecessors' titles in 12.5 and 12.8.
  const titled = game === 'th128' ? 'th12' : game === 'th125' ? 'th095' : game
  return `${GAMES[titled].ja} ${what}`
}

/** `yy/mm/dd hh:mm` on the player's clock. */
function localClock({ time, utcOffsetMinutes = 480 }: Run): string {
  const iso = new Date((time + utcOffsetMinutes * 60) * 1000).toISOString()
  return `${iso.slice(2, 10).replaceAll('-', '/')} ${iso.slice(11, 16)}`
}

function slowRate(percent: number): string {
  return Number.isFinite(percent) ? percent.toFixed(2) : '-1.#J'
}

function placeLines(run: Run): string[] {
  switch (run.game) {
    case 'th095':
      return [`Level ${run.level === 11 ? 'EX' : run.level}`, `Scene ${run.scene}`]
    case 'th125':
      return [`Chara ${run.shot === 1 ? 'Hatate' : 'Aya'} `.padEnd(13), ` ${run.level}-${run.scene}`]
    case 'th143':
    case 'th165':
      return [`Day ${run.level}`, `Scene ${run.scene}`]
    case 'alco':
      return [stageLine(run.stages, { cleared: run.clearedCode === 4, extra: false })]
    default: {
      const cleared = isCleared(run)
      return [
        run.game === 'th128'
          ? `Route ${run.route === 6 ? 'Extra' : `Route${GAMES.th128.routes[run.route ?? 0] ?? ''}`}`
          : `Chara ${(GAMES[run.game].shots[run.shot]?.id ?? '').slice(0, 7).padEnd(7)}`,
        `Rank ${(GAMES[run.game].difficulties[run.difficulty] ?? '').padEnd(7)}`,
        stageLine(run.stages, { cleared, extra: run.difficulty === 4 }),
      ]
    }
  }
}

function isCleared({ game, clearedCode, route = 0 }: ModernRun): boolean {
  return clearedCode === (game === 'th128' ? 17 + route : 8)
}

function stageLine(
  stages: readonly { stage: number }[],
  { cleared, extra }: { cleared: boolean; extra: boolean },
): string {
  if (extra) return cleared ? 'Extra Stage Clear' : 'Extra Stage'
  if (cleared) return 'Stage All Clear'
  const last = stages.at(-1)?.stage ?? 1
  return stages.length < 2 ? `Stage ${last}` : `Stage 1 ～ ${last}`
}
