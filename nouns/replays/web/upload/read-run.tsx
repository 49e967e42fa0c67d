import type { Replay } from '@patisserie/replay/facts'
import { GamePicture } from '#design/art/games/game-picture.tsx'
import { Display } from '#design/display.tsx'
import { Card } from '#design/parts/card.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { difficultyMark, gamOfCode } from '#rules/games/games.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { stageWire, typeOfReplay } from '../../rules/replays.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { runFactsPack } from '../../words/run/run-facts.pack.ts'
import { RankChip } from '../card/rank-chip.tsx'
import { ReplayScore } from '../card/replay-score.tsx'
import { frameTime, slowText } from '../card/run-numbers.ts'
import { runWords } from '../card/run-words.ts'
import styles from './read-run.module.css'

export interface ReadRunProps {
  readonly replay: Replay
  /** Path of the chosen screenshot, or empty. */
  readonly screen: string
  /** Shown instead of the file's score, which game 9 does not have. */
  readonly score: number | null
}

/** Facts that the browser read from a file before it is sent. */
export function ReadRun({ replay, screen, score }: ReadRunProps) {
  const { words, language } = useLanguage()
  const { types, progress } = words.replays
  const facts = useWords(runFactsPack)
  const { warnings, warningTitle } = useWords(runPack)
  const gam = gamOfCode(replay.game)
  if (gam === null) return null
  const rank = difficultyMark(gam, replay.difficulty)
  const run = runWords({ GAM: gam, RANK: rank, CHARA: replay.shot ?? '', REPTIME: replay.localDate ?? '' }, language)
  const notes = [...replay.warnings, ...(replay.trial ? ['trial'] : [])].flatMap((code) => warnings[code] ?? [])
  return (
    <Card pad className={styles.card}>
      <GamePicture kind="card" game={gam} src={screen || null} alt={run.title} eager className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.run}>
          <Display className={styles.game}>{run.title}</Display>
          <span>{run.shot}</span>
          <RankChip rank={rank} />
        </p>
        {score !== null && <ReplayScore value={score} unit className={styles.score} />}
        <Facts>
          <Fact label={facts.pilot}>
            <code className={styles.mono}>{replay.name}</code>
          </Fact>
          <Fact label={facts.type}>{types[typeOfReplay(replay)]}</Fact>
          <Fact label={facts.stage}>{progress(stageWire(replay))}</Fact>
          {replay.frames !== null && <Fact label={facts.length}>{frameTime(replay.frames, words)}</Fact>}
          <Fact label={facts.slow}>{slowText(replay.slowdownPercent, words)}</Fact>
          {run.played && <Fact label={facts.played}>{run.played}</Fact>}
          {replay.gameVersion && <Fact label={facts.version}>{replay.gameVersion}</Fact>}
        </Facts>
        {replay.comment !== '' && <p className={styles.inner}>{replay.comment}</p>}
      </div>
      {notes.length > 0 && (
        <Banner kind="warning" title={warningTitle} className={styles.notes}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Banner>
      )}
    </Card>
  )
}
