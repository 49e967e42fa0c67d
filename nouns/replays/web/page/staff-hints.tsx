import { useRead } from '#api/reads.ts'
import { Banner } from '#design/parts/state/banner.tsx'
import { useWords } from '#session/words.tsx'
import { scorecard } from '../../contract/scorecard.ts'
import { scorecardPack } from '../../words/scorecard.pack.ts'
import { useReplayHints } from '../card/replay-hint.ts'

/** Hints from reading the file, for staff; the server answers only those with the replays' code. */
export function StaffHints({ code }: { readonly code: string }) {
  const { hints } = useWords(scorecardPack)
  const inWords = useReplayHints()
  const { value } = useRead(scorecard.calls.hints, { code }, { quiet: true })
  if (!value) return null
  return (
    <Banner kind="info" title={hints.title}>
      <p>{hints.staffOnly}</p>
      {value.length === 0 ? (
        <p>{hints.none}</p>
      ) : (
        <ul>
          {value.map(inWords).map(({ text, detail }) => (
            <li key={`${text} ${detail}`}>
              {text} <span>{detail}</span>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  )
}
