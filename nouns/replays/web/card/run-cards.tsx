import { richTextPack } from '#words/editor/rich-text.pack.ts'
import { replays } from '../../contract/replays.ts'
import './run-card.css'
import { useRead } from '#api/reads.ts'
import { artUrl } from '#design/art/art-url.ts'
import { pictureSize } from '#design/art/picture-size.ts'
import { momentPicture, momentTime, type RunLink, runLink, runPath } from '#rules/rich-text/run-link.ts'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useLanguage } from '#session/words.tsx'
import { runWords } from './run-words.ts'

/** Cards of those addresses that lead to a run of this site, each once and at most three. Loaded in browsers only. */
export function RunCards({ addresses }: { readonly addresses: readonly string[] }) {
  const links = new Map<string, RunLink>()
  for (const address of addresses) {
    const link = runLink(address, location.host)
    if (link && links.size < most) links.set(runPath(link.code, link.moment), link)
  }
  return [...links].map(([path, link]) => <RunCard key={path} {...link} />)
}

/** The same card as the server writes into texts (`render-run.ts`); nothing for a run that is not there. */
function RunCard({ code, moment }: RunLink) {
  const { language } = useLanguage()
  const { value: row } = useRead(replays.calls.one, { code }, { quiet: true })
  if (!row) return null
  const run = runWords(row, language)
  const stage = moment ? row.STAGES[moment.stage - 1]?.stage : undefined
  const shown = stage === undefined ? null : moment
  return (
    <Link to={runPath(code, shown)} className="run-card">
      {shown && row.OPEN === 'Y' ? (
        <img className="run-field" src={momentPicture(code, shown)} alt="" width={96} height={112} loading="lazy" />
      ) : (
        <img
          src={row.SCREEN ? pictureSize(row.SCREEN, 'list') : artUrl.gameCard(row.GAM)}
          alt=""
          width={96}
          height={72}
          loading="lazy"
        />
      )}
      <span className="run-words">
        <span>
          <b>{[run.title, run.shortShot].filter(Boolean).join(' · ')}</b>
          {run.rank && <i data-rank={row.RANK}>{run.rank}</i>}
        </span>
        <strong>{formatNumber(row.SCORE)}</strong>
        <small>{row.NICK}</small>
        {shown && stage !== undefined && <em>{richTextPack(language).moment(stage, momentTime(shown.frame))}</em>}
      </span>
    </Link>
  )
}

const most = 3
