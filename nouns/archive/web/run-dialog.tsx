import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { EmptyArt } from '#cards/empty-art.tsx'
import { MemberLine } from '#cards/person/member-name.tsx'
import { Button } from '#design/parts/button.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { runWords } from '#nouns/replays/web/card/run-words.ts'
import { formatDateTime } from '#rules/beijing-time.ts'
import { formatNumber } from '#rules/text.ts'
import { useRequireMember } from '#session/me.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ArchivedRun } from '../contract/archive.ts'
import { archive } from '../contract/archive.ts'
import { archivePack } from '../words/archive.pack.ts'
import { ClaimedRun } from './claimed-run.tsx'

export interface RunDialogProps {
  readonly id: number
  readonly onClose: () => void
  readonly onClaim: (run: ArchivedRun) => void
}

/** Everything that is known of an archived run, which has no file and no page. */
export function RunDialog({ id, onClose, onClaim }: RunDialogProps) {
  const { words: pack } = useLanguage()
  const words = useWords(archivePack)
  const requireMember = useRequireMember()
  const { value, refusal, again } = useRead(archive.calls.list, { id, pageSize: 1 })
  const run = value?.rows[0]
  const title = run ? words.runOf(run.PILOT, formatNumber(run.SCORE)) : words.caption
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.details.title}
      label={title}
      closeLabel={pack.shell.close}
      actions={
        run && !run.OWNER && <Button onClick={() => requireMember(() => onClaim(run))}>{words.dialog.title}</Button>
      }
    >
      {run && (
        <Stack gap={4}>
          <ClaimedRun run={run} />
          <RunFacts run={run} />
        </Stack>
      )}
      {value && !run && <EmptyState art={<EmptyArt />} title={words.empty} />}
      {!value && !refusal && <SkeletonRows rows={6} label={pack.shell.loading} />}
      {refusal && (
        <ErrorState title={words.failed} actions={<Button onClick={again}>{pack.shell.retry}</Button>}>
          {problemWord(refusal, pack)}
        </ErrorState>
      )}
    </Dialog>
  )
}

function RunFacts({ run }: { readonly run: ArchivedRun }) {
  const { language } = useLanguage()
  const { columns, details, noSlow } = useWords(archivePack)
  const { fullGame, rank, shot } = runWords(run, language)
  const dateOf = (at: string) => {
    const text = formatDateTime(at, 'dateTime', language)
    return text === '' ? details.unknown : at.includes('T') ? details.clock(text) : text
  }
  return (
    <Facts>
      <Fact label={columns.pilot}>{run.PILOT}</Fact>
      <Fact label={columns.game}>{fullGame}</Fact>
      <Fact label={columns.run}>{[rank, shot].filter(Boolean).join(' ') || details.unknown}</Fact>
      {run.ROUTE !== '' && <Fact label={columns.route}>{run.ROUTE}</Fact>}
      <Fact label={columns.score} strong>
        {formatNumber(run.SCORE)}
      </Fact>
      <Fact label={columns.slow}>{run.SLOW === null ? noSlow : `${run.SLOW.toFixed(2)} %`}</Fact>
      <Fact label={columns.played}>{dateOf(run.REPTIME)}</Fact>
      <Fact label={details.uploaded}>{dateOf(run.UPTIME)}</Fact>
      <Fact label={columns.owner}>
        {run.OWNER ? (
          <MemberLine id={run.OWNER.UID} nick={run.OWNER.NICK} head={run.OWNER.HEAD} size={28} />
        ) : (
          details.nobody
        )}
      </Fact>
    </Facts>
  )
}
