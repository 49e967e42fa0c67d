import type { ReplayDetail, ReplayRow } from '@patisserie/contract/replays'
import type { StageRecord } from '@patisserie/replay/facts'
import { GAMES } from '@patisserie/replay/games/catalogue'
import { sceneNames } from '@patisserie/replay/games/scene-names'
import { loadSpellNames } from '@patisserie/replay/games/spell-names'
import { stageWire } from '@patisserie/rules/replays'
import type { StoredFacts } from './describe-run.ts'

/** What a replay's own page shows beyond its row. */
export async function replayDetail(facts: StoredFacts): Promise<Omit<ReplayDetail, keyof ReplayRow>> {
  const { inputs } = facts
  const scale = GAMES[facts.game].powerScale ?? 1
  return {
    STAGES: facts.stages.map((stage) => stageRow(stage, scale)),
    INNER: facts.comment,
    SPELL: await spellOf(facts),
    SCENE: sceneOf(facts),
    ROUTE: facts.route ?? '',
    TOOL: facts.practiceTool !== null,
    INPUT: inputs && {
      focus: inputs.focusedShare,
      shot: inputs.shootingShare,
      bombs: inputs.bombPresses,
      pressesPerMinute: inputs.pressesPerMinute,
    },
    WARNINGS: facts.warnings,
  }
}

const stageRow = ({ label, endScore, start, frames }: StageRecord, powerScale: number) => ({
  stage: label.replace(/^Stage /, ''),
  endScore,
  lives: start?.lives ?? null,
  bombs: start?.bombs ?? null,
  // Whole hundredths: 1.15 stays 1.15.
  power: start?.power === undefined ? null : Math.round(start.power * powerScale * 100) / 100,
  graze: start?.graze ?? null,
  piv: start?.piv ?? null,
  frames,
})

/** Counted from 1, as players and STAGE do. */
async function spellOf({ game, spellCardId }: StoredFacts) {
  if (spellCardId === null) return null
  const names = await loadSpellNames(game)
  return { id: spellCardId + 1, name: names?.[spellCardId]?.[0] ?? '' }
}

function sceneOf(facts: StoredFacts): string {
  const { scene } = facts
  if (!scene) return ''
  const name = facts.game === 'th095' ? sceneNames[scene.level - 1]?.[scene.scene - 1]?.[0] : undefined
  return [stageWire(facts), ...(name ? [name] : [])].join(' ')
}
