import type { StageRecord } from '@patisserie/replay/facts'
import { GAMES } from '@patisserie/replay/games/catalogue'
import { sceneNames } from '@patisserie/replay/games/scene-names'
import { loadSpellNames } from '@patisserie/replay/games/spell-names'
import { yesNoOf } from '#rules/yes-no.ts'
import type { ReplayDetail, ReplayRow } from '../contract/replay-row.ts'
import { livesLost, stageWire } from '../rules/replays.ts'
import { cardPath } from './card-path.ts'
import type { StoredFacts } from './tables.ts'

/** Values from the database that are not among the facts. */
interface Beside {
  readonly id: number
  readonly score: number
  /** Hash of the replay's preview picture; null if there is none. */
  readonly card: string | null
  /** Whether search engines may keep the run's page. */
  readonly found: boolean
}

/** The data of a replay's own page beyond its row. */
export async function replayDetail(
  facts: StoredFacts,
  { id, score, card, found }: Beside,
): Promise<Omit<ReplayDetail, keyof ReplayRow>> {
  const { inputs } = facts
  return {
    STAGES: facts.game === 'th09' ? versusStages(facts, score) : stagesOf(facts),
    INNER: facts.comment,
    SPELL: await spellOf(facts),
    SCENE: sceneOf(facts),
    VERSUS: versusOf(facts),
    ROUTE: facts.route ?? '',
    FOUND: yesNoOf(found),
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
  // A scene is shown by its name, not by the number in its record.
  const name = facts.scene ? stageWire(facts) : null
  return facts.stages.map((stage, i) => ({
    ...stageRow(name === null ? stage : { ...stage, label: name }, scale),
    lost: livesLost(facts.stages, i),
  }))
}

const stageRow = ({ label, endScore, start, frames, proof }: StageRecord, powerScale: number) => ({
  stage: label.replace(/^Stage /, ''),
  endScore,
  lives: start?.lives ?? null,
  bombs: start?.bombs ?? null,
  // Rounded to hundredths, so that 1.15 stays 1.15.
  power: start?.power === undefined ? null : Math.round(start.power * powerScale * 100) / 100,
  graze: start?.graze ?? null,
  piv: start?.piv ?? null,
  frames,
  path: proof?.verdict ?? null,
  events: proof?.events
    ? { bombs: proof.events.bomb, borders: proof.events.border, broken: proof.events.borderBroken }
    : null,
})

/**
 * Game 9 stores scores at the start of a stage: a stage's end score is the next stage's start score, and the last one
 * is the total that the uploader typed.
 */
const versusStages = (facts: StoredFacts, total: number): ReplayDetail['STAGES'] =>
  facts.stages.map((stage, i) => ({
    ...stageRow(stage, 1),
    endScore: facts.stages[i + 1]?.sides?.[0].score ?? total,
    lives: facts.type === 'full' ? (stage.sides?.[0].lives ?? null) : null,
    lost: null,
  }))

function versusOf({ game, stages }: StoredFacts): ReplayDetail['VERSUS'] {
  if (game !== 'th09') return null
  return stages.flatMap(({ sides }) => {
    const [own, other] = (sides ?? []).map(({ shotName, cpu, score }) => ({ shot: shotName, cpu, score }))
    return own && other ? [{ own, other }] : []
  })
}

/** The spell card, counted from 1 as players and STAGE do; null if the run has none. */
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
