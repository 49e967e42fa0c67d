import { MemberName } from '#cards/person/member-name.tsx'
import { Quoted } from '#cards/text/quoted.tsx'
import { classNames } from '#design/class-names.ts'
import row from '#desks/desk-row.module.css'
import { ReportCard } from '#desks/report-card.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { FloorReport } from '../../contract/club-staff.ts'
import { clubs } from '../../contract/clubs.ts'
import { clubDeskPack } from '../../words/club-desk.pack.ts'
import { floorPath } from '../card/topic-path.ts'
import styles from './desk.module.css'

/** A report about a floor, with its first words. */
export function ReportItem({ report }: { readonly report: FloorReport }) {
  const { ms } = useWords(clubDeskPack)
  const isGone = report.HIDDEN === 'Y'
  const where = ms.where(report.TITLE, report.FLOOR)
  return (
    <ReportCard report={report} calls={clubs.calls} words={ms} gone={isGone ? ms.gone : undefined}>
      <div className={classNames('opens', row.about)} data-list-item="">
        {isGone ? (
          <span className={styles.title}>{where}</span>
        ) : (
          <Link to={floorPath(report.T, report.FLOOR)} data-list-main="" className={classNames('opener', styles.title)}>
            {where}
          </Link>
        )}
        <MemberName id={report.UID} nick={report.NICK} />
        {report.EXCERPT !== '' && <Quoted>{report.EXCERPT}</Quoted>}
      </div>
    </ReportCard>
  )
}
