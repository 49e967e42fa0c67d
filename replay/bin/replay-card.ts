import type { InputStats, ParseResult, Replay, StageRecord } from '../src/facts.ts'
import { GAMES } from '../src/games/catalogue.ts'
import { loadSpellNames } from '../src/games/spell-names.ts'

/** A result as a few aligned lines for a terminal. */
export async function replayCard(file: string, result: ParseResult): Promise<string> {
  if (!result.ok) return `${file}\n  refused (${result.reason}): ${result.detail}\n`
  const { replay } = result
  const facts = GAMES[replay.game]
  const lines = [
    line('Game', `${facts.number} ${facts.ja} (${facts.en})${replay.trial ? ', trial' : ''}`),
    line('Run', await runOf(replay)),
    line('Pilot', replay.name || '-'),
    line('Score', replay.score.toLocaleString('en')),
    line('Shot', replay.shot),
    line('Stones', replay.stones?.join(', ') ?? null),
    line('Opponent', replay.opponent),
    line('Difficulty', replay.difficultyWord),
    line('Route', replay.route),
    line('Reached', reached(replay)),
    line('Date', [replay.localDate, replay.timestampUtc].filter((each) => each !== null).join('  ') || null),
    line('Slow rate', replay.slowdownPercent === null ? null : `${replay.slowdownPercent.toFixed(2)} %`),
    line('Length', replay.frames === null ? null : `${replay.frames} frames, ${clock(replay.durationSeconds ?? 0)}`),
    line('Version', [replay.gameVersion, replay.exeVersion].filter((each) => each !== null).join('  ') || null),
    line('Comment', replay.comment || null),
    line('Practice', replay.practiceTool),
    line('Inputs', replay.inputs && inputLine(replay.inputs)),
    line('Warnings', replay.warnings.join(', ') || null),
    line('Hints', replay.hints.map((hint) => hint.detail).join('; ') || null),
    ...replay.stages.map((stage) => stageLine(stage)),
  ]
  return `${[file, ...lines.filter((each) => each !== null)].join('\n')}\n`
}

function line(label: string, value: string | null): string | null {
  return value === null ? null : `  ${label.padEnd(11)}${value.replace(/\s+/g, ' ')}`
}

async function runOf({ type, game, spellCardId, scene }: Replay): Promise<string> {
  const words = type.replace('_', ' ')
  if (scene) return `${words} ${GAMES[game].scenes?.word ?? ''} ${scene.level}-${scene.scene}`
  if (spellCardId === null) return words
  const name = (await loadSpellNames(game))?.[spellCardId]
  return `${words}, card ${spellCardId + 1}${name ? ` ${name[0]}` : ''}`
}

function reached({ stageText, allClear }: Replay): string | null {
  if (stageText !== null) return stageText
  return allClear ? 'all clear' : null
}

function inputLine({ focusedShare, shootingShare, bombPresses, pressesPerMinute }: InputStats): string {
  const focused = focusedShare === null ? '' : `focused ${percent(focusedShare)}, `
  return `${focused}shooting ${percent(shootingShare)}, ${bombPresses} bomb presses, ${pressesPerMinute.toFixed(0)} presses a minute`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

function stageLine({ label, endScore, frames, start, sides }: StageRecord): string {
  const score = sides
    ? `${sides[0].shotName} ${sides[0].score} : ${sides[1].score} ${sides[1].shotName}`
    : (endScore?.toLocaleString('en') ?? '-')
  const state = Object.entries(start ?? {})
    .filter(([name, value]) => name !== 'score' && !Array.isArray(value))
    .map(([name, value]) => `${name} ${typeof value === 'number' ? Math.round(value * 100) / 100 : value}`)
    .join(', ')
  return `  ${label.padEnd(9)}${score.padStart(15)}  ${String(frames ?? '-').padStart(6)} f  ${state}`.trimEnd()
}
