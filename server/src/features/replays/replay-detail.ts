import type { ReplayDetail, ReplayRow } from '@patisserie/contract/replay-row'
import type { StageRecord } from '@patisserie/replay/facts'
import { GAMES } from '@patisserie/replay/games/catalogue'
import { sceneNames } from '@patisserie/replay/games/scene-names'
import { loadSpellNames } from '@patisserie/replay/games/spell-names'
import { stageWire } from '@patisserie/rules/replays/replays'
import type { StoredFacts } from './describe-run.ts'
import { cardPath } from './scorecard/card-path.ts'

/** What the database says beside the facts. */
interface Beside {
  readonly id: number
  readonly score: number
  /** Hash of its preview picture. */
  readonly card: string | null
}

/** What a replay's own page shows beyond its row. */
export async function replayDetail(
  facts: StoredFacts,
  { id, score, card }: Beside,
): Promise<Omit<ReplayDetail, keyof ReplayRow>> {
  const { inputs } = facts
  return {
    STAGES: facts.game === 'th09' ? versusStages(facts, score) : stagesOf(facts),
    INNER: facts.comment,
    SPELL: await spellOf(facts),
    SCENE: sceneOf(facts),
    VERSUS: versusOf(facts),
    ROUTE: facts.route ?? '',
    TOOL: facts.practiceTool !== null,
    CARD: card === null ? '' : cardPath(id, card),
    INPUT: inputs && {
      focus: inputs.focusedShare,
      shot: inputs.shootingShare,
      bombs: inputs.bombPresses,
      pressesPerMinute: inputs.pressesPerMinute,
    },
    WARNINGS: facts.warnings,
  }
}

const stagesOf = (facts: StoredFacts): ReplayDetail['STAGES'] => {
  const scale = GAMES[facts.game].powerScale ?? 1
  // A scene is called by its name, whatever number its record holds.
  const name = facts.scene ? stageWire(facts) : null
  return facts.stages.map((stage) => stageRow(name === null ? stage : { ...stage, label: name }, scale))
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

/** Game 9 keeps scores at a stage's start: the next one's is this one's end, and the last is the total that was typed. */
const versusStages = (facts: StoredFacts, total: number): ReplayDetail['STAGES'] =>
  facts.stages.map((stage, i) => ({
    ...stageRow(stage, 1),
    endScore: facts.stages[i + 1]?.sides?.[0].score ?? total,
    lives: facts.type === 'full' ? (stage.sides?.[0].lives ?? null) : null,
  }))

function versusOf({ game, stages }: StoredFacts): ReplayDetail['VERSUS'] {
  if (game !== 'th09') return null
  return stages.flatMap(({ sides }) => {
    const [own, other] = (sides ?? []).map(({ shotName, cpu, score }) => ({ shot: shotName, cpu, score }))
    return own && other ? [{ own, other }] : []
  })
}

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
