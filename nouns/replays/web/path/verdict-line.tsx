import type { StagePath } from '@patisserie/replay/path-facts'
import { Chip } from '#design/parts/chip.tsx'
import type { Tint } from '#design/parts/tint.ts'
import { useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import { replayPathPack } from '../../words/replay-path.pack.ts'
import styles from './path-view.module.css'
import { usePathTime } from './use-path-time.ts'

interface VerdictLineProps {
  readonly path: StagePath
  readonly run: ReplayDetail
  /** Where there are two. */
  readonly isNamed: boolean
  readonly index: number
}

const verdictTints: Readonly<Record<StagePath['verdict'], Tint>> = {
  exact: 'matcha',
  agrees: 'matcha',
  byRule: 'soda',
  startOnly: 'honey',
  notDrawn: 'plain',
}

/** How far the line is right, in a sentence, and what follows from it. */
export function VerdictLine({ path, run, isNamed, index }: VerdictLineProps) {
  const words = useWords(replayPathPack)
  const proved = useProved(path, run)
  return (
    <div className={styles.verdict}>
      <p>
        {isNamed && (
          <b className={styles.of} data-run={index}>
            {run.NICK}
          </b>
        )}
        <Chip tint={verdictTints[path.verdict]}>{words.verdicts[path.verdict]}</Chip>
        {proved.map((fact) => (
          <Chip key={fact}>{fact}</Chip>
        ))}
      </p>
      <p>{useSentence(path, run)}</p>
    </div>
  )
}

function useSentence({ verdict, why, certainFrom, frames }: StagePath, { GAM }: ReplayDetail): string {
  const words = useWords(replayPathPack)
  const time = usePathTime()
  const { says } = words
  if (verdict === 'exact') return says.exact
  if (verdict === 'agrees') return says.agrees(time(certainFrom ?? 0))
  if (verdict === 'byRule') return GAM === withEvents ? says.events : says.calm
  if (why === null) return ''
  const tail =
    why === 'lost' && certainFrom !== null && certainFrom < frames ? ` ${says.lostFrom(time(certainFrom))}` : ''
  return says[why] + tail
}

/** The game whose file has events. */
const withEvents = 7

/** What is proved of a stage beside its way. Game 8's calm is a text's, which anybody can edit. */
function useProved({ verdict, events, index }: StagePath, { GAM, STAGES }: ReplayDetail): string[] {
  const { proved } = useWords(replayPathPack)
  if (verdict === 'exact') return [proved.noLoss]
  if (verdict !== 'byRule' || GAM !== withEvents) return []
  const count = (what: (typeof events)[number]['what']) => events.filter((event) => event.what === what).length
  return [
    // Without a spare life the last frame may hide a lost one.
    STAGES[index]?.lost === 0 && count('bomb') === 0 && proved.none,
    count('lifeLost') > 0 && proved.lives(count('lifeLost')),
    count('bomb') > 0 && proved.bombs(count('bomb')),
    count('border') > 0 && proved.borders(count('border')),
  ].filter((fact) => fact !== false)
}
