import styles from '#desks/queue.module.css'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import type { ReportRow } from '../../contract/replay-staff.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { useReplayHints } from '../card/replay-hint.ts'

/** Facts about a replay that the site found by itself; they are no verdict. */
export function Evidence({ evidence }: { readonly evidence: ReportRow['evidence'] }) {
  const words = useWords(adminPack).replay.evidence
  const { warnings } = useWords(runPack)
  const inWords = useReplayHints()
  const { slow, slowLimit, tool, contradicted, duplicates, signatureOf, earlier, hints } = evidence
  const hinted = new Set(hints.map(({ code }) => code))
  const lines: readonly { readonly text: string; readonly detail?: string }[] = [
    ...(slow === null ? [] : [{ text: words.slow(slow, slowLimit) }]),
    ...(tool === null ? [] : [{ text: words.tool, detail: tool }]),
    ...(contradicted.length === 0 ? [] : [{ text: words.contradicted(contradicted.join(' ')) }]),
    ...duplicates.map(({ CODE, NICK, same, removed }) => ({
      text: same === 'file' ? words.sameFile(CODE, NICK) : words.sameKeys(CODE, NICK),
      ...(removed ? { detail: words.removed } : {}),
    })),
    ...(signatureOf ? [{ text: words.signature(signatureOf.NICK) }] : []),
    ...(earlier > 0 ? [{ text: words.earlier(earlier) }] : []),
    ...hints.filter(({ code }) => code !== 'practice-tool' || tool === null).map(inWords),
    ...evidence.warnings
      .filter((code) => !hinted.has(code))
      .map((code) => ({ text: (warnings as Readonly<Record<string, string>>)[code] ?? code })),
  ]
  return (
    <div className={styles.evidence}>
      <p>{words.label}</p>
      {lines.length === 0 ? (
        <span>{words.none}</span>
      ) : (
        <ul>
          {lines.map(({ text, detail }) => (
            <li key={`${text}${detail}`}>
              {text} {detail && <small>{detail}</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
