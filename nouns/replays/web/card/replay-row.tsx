import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { MemberLine } from '#cards/person/member-name.tsx'
import { GamePicture } from '#design/art/games/game-picture.tsx'
import { classNames } from '#design/class-names.ts'
import { Chip } from '#design/parts/chip.tsx'
import { IconButton, IconButtonInside, iconButtonClass } from '#design/parts/icon-button.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { formatNumber } from '#rules/text.ts'
import { Ago } from '#session/ago.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage } from '#session/words.tsx'
import type { ReplayRow } from '../../contract/replays.ts'
import { DownloadReplay } from './download-replay.tsx'
import { LikeReplay } from './like-replay.tsx'
import { RankChip } from './rank-chip.tsx'
import { RunMedal } from './replay-medal.tsx'
import { ReplayScore } from './replay-score.tsx'
import styles from './replay-table.module.css'
import { iscoreText } from './run-numbers.ts'
import { runWords } from './run-words.ts'

const ReplayRowDetail = lazyPart(() => import('./replay-row-detail.tsx').then((part) => part.ReplayRowDetail))

export interface ReplayTableRowProps {
  readonly row: ReplayRow
  readonly liked: boolean
  /** First row of the page: its picture is loaded eagerly. */
  readonly isFirst: boolean
}

/** A row of the replay table, and the row with details below it when it is expanded. */
export function ReplayTableRow({ row, liked, isFirst }: ReplayTableRowProps) {
  const { words, language } = useLanguage()
  const { actions, held, heldHint } = words.replays
  const [open, setOpen] = useState(false)
  const detail = useId()
  const toggle = useRef<HTMLSpanElement>(null)
  const run = runWords(row, language)
  const page = `/r/${row.CODE}`
  const named = `${run.title} ${row.RANK} ${run.shortShot} `

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    setOpen(false)
    toggle.current?.querySelector('button')?.focus()
  }
  return (
    <>
      <tr className={classNames('opens', styles.row, open && styles.open)} data-list-item="">
        <td className={styles.game}>
          <GamePicture kind="thumb" game={row.GAM} alt={run.title} eager={isFirst} />
        </td>
        <td className={styles.who}>
          <MemberLine id={row.UPID} nick={row.NICK} head={row.HEAD} bareOnPhones>
            {row.HELD === 'Y' && (
              <Chip tint="honey" className={styles.held}>
                <span title={heldHint}>{held}</span>
              </Chip>
            )}
            <span className="only-m">{run.shortShot && `${run.shortShot} · `}</span>
            <Ago at={row.UPTIME} />
          </MemberLine>
        </td>
        <td className={styles.pilot}>{row.PILOT}</td>
        <td className={styles.rank}>
          <RankChip rank={row.RANK} />
        </td>
        <td className={styles.shot}>{run.shortShot}</td>
        <td className={classNames(styles.score, styles.number)}>
          <Link to={page} data-list-main="" className="opener">
            <span className="visually-hidden">{named}</span>
            <ReplayScore value={row.SCORE} unit />
          </Link>
        </td>
        <td className={styles.medal}>
          <RunMedal run={row} />
        </td>
        <td className={classNames(styles.iscore, styles.number)}>{row.JF !== null && iscoreText(row.JF)}</td>
        <td className={styles.note}>
          <p className={styles.comment}>{row.COMMENT}</p>
        </td>
        <td className={styles.actions}>
          <span className={styles.buttons} ref={toggle}>
            <LikeReplay row={row} liked={liked} />
            <Link
              to={`${page}#comments`}
              aria-label={actions.comments(row.REPCOMNUM)}
              className={iconButtonClass({ counted: true })}
            >
              <IconButtonInside icon="message-circle" count={formatNumber(row.REPCOMNUM)} />
            </Link>
            <DownloadReplay row={row} />
            <IconButton
              icon="chevron-down"
              label={open ? actions.collapse : actions.expand}
              aria-expanded={open}
              aria-controls={open ? detail : undefined}
              className={classNames(styles.toggle, open && styles.turned)}
              onPointerEnter={ReplayRowDetail.ahead}
              onClick={() => setOpen(!open)}
            />
          </span>
        </td>
      </tr>
      {open && (
        <tr className={styles.detail} id={detail} onKeyDown={closeOnEscape}>
          <td colSpan={10}>
            <ReplayRowDetail row={row} placeholder={<SkeletonLines lines={6} />} onMissing={() => setOpen(false)} />
          </td>
        </tr>
      )}
    </>
  )
}
