import { type ReactNode, useState } from 'react'
import { MemberName } from '#cards/person/member-name.tsx'
import { Button } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { characterName } from '#rules/games/characters.ts'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { PaintingRow } from '../../contract/painting-row.ts'
import { paintingDeskPack } from '../../words/painting-desk.pack.ts'
import { PaintingPicture, previewStyle } from '../card/painting-picture.tsx'
import styles from './painting-line.module.css'

interface PaintingLineProps {
  readonly work: PaintingRow
  /** Whether the work has a page; one out of sight has none for others. */
  readonly linked?: boolean | undefined
  /** The picture stays blurred until it is asked for. */
  readonly veiled?: boolean | undefined
  readonly children?: ReactNode
}

/** A work in a queue: its picture, its name, and whose it is. */
export function PaintingLine({ work, linked = true, veiled = false, children }: PaintingLineProps) {
  const { line: words } = useWords(paintingDeskPack)
  const { language } = useLanguage()
  const search = useDeskSearch()
  const { KeyID: id, NAME: name, DRAGON, PAGES, AI } = work
  return (
    <div className={styles.line} data-list-item="">
      <VeiledPicture work={work} veiled={veiled || work.NOTE !== ''} />
      <div className={styles.about}>
        <p className={styles.facts}>
          {linked ? (
            <Link to={`/e/${id}`} className="link" data-list-main="" aria-label={words.open(name)}>
              <b>{name}</b>
            </Link>
          ) : (
            <b>{name}</b>
          )}
          {PAGES > 1 && <Chip>{words.pages(PAGES)}</Chip>}
          {AI === 'Y' && <Chip tint="soda">{words.ai}</Chip>}
          {DRAGON !== '' && <Chip tint="honey">{words.dragon(characterName(DRAGON, language))}</Chip>}
        </p>
        <p className={styles.facts}>
          <MemberName id={work.UPID} nick={work.NICK} />
          <Ago at={work.UPTIME} className="faint" />
          <span className="faint num">{words.number(id)}</span>
          {search.get('tab') !== 'work' && (
            <Link
              to={search.path({ tab: 'work', pid: String(id), p: '' })}
              className="link"
              aria-label={words.manageOf(name, id)}
            >
              {words.manage}
            </Link>
          )}
        </p>
        {work.COMMENT !== '' && <p className={styles.comment}>{work.COMMENT}</p>}
        {children}
      </div>
    </div>
  )
}

function VeiledPicture({ work, veiled }: { readonly work: PaintingRow; readonly veiled: boolean }) {
  const { line: words } = useWords(paintingDeskPack)
  const [shown, setShown] = useState(!veiled)
  return (
    <div className={styles.picture}>
      {shown ? (
        <PaintingPicture picture={work} alt="" sizes="160px" still fill />
      ) : (
        <>
          <span className={styles.veiled} style={previewStyle(work)} />
          <Button
            size="small"
            className={styles.show}
            aria-label={words.showOf(work.NAME)}
            onClick={() => setShown(true)}
          >
            {words.show}
          </Button>
        </>
      )}
    </div>
  )
}
