import { Button } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { useTimes } from '#session/times.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { AlikeRow } from '../../contract/painting-row.ts'
import { type AlikeReason, alikeReasons } from '../../rules/paintings.ts'
import { paintingUploadPack } from '../../words/painting-upload.pack.ts'
import { paintingsPack } from '../../words/paintings.pack.ts'
import { PaintingPicture } from '../card/painting-picture.tsx'
import styles from './alike-choice.module.css'
import { ObjectPicture } from './object-picture.tsx'
import type { Work } from './painting-queue.ts'

export interface AlikeChoiceProps {
  readonly work: Work
  /** Earlier works that it looks like, the nearest first. */
  readonly works: readonly AlikeRow[]
  readonly onGoOn: (reason: AlikeReason) => void
  readonly onLeave: () => void
}

/** An earlier work and the new one side by side. The uploader says what it is, or leaves it; neither way scolds. */
export function AlikeChoice({ work, works, onGoOn, onLeave }: AlikeChoiceProps) {
  const { alikeReasons: reasons } = useWords(paintingsPack)
  const { alike } = useWords(paintingUploadPack)
  const { words } = useLanguage()
  const { own } = useTimes()
  const [picture] = work.pictures
  return (
    <div className={styles.choice}>
      <div className={styles.pairs}>
        {works.map((old) => (
          <figure key={old.KeyID} className={styles.side}>
            <figcaption className={styles.caption}>
              <Chip>{alike.old}</Chip>
              <Chip tint="honey">{alike[old.HOW]}</Chip>
              {/* In a tab of its own: the form stays. */}
              <a href={`/e/${old.KeyID}`} target="_blank" rel="noopener" className="link ellipsis">
                {alike.seeOld(old.NAME)}
              </a>
              <span className="faint">{`${old.NICK || words.accounts.closedName} · ${own(old.UPTIME, 'date')}`}</span>
            </figcaption>
            <PaintingPicture
              picture={old}
              alt={old.NAME}
              sizes="(max-width: 767px) 45vw, 360px"
              eager
              still
              className={styles.picture}
            />
          </figure>
        ))}
        {picture && (
          <figure className={styles.side}>
            <figcaption className={styles.caption}>
              <Chip tint="straw">{alike.mine}</Chip>
              <span className="ellipsis">{picture.name}</span>
            </figcaption>
            <ObjectPicture picture={picture} alt={picture.name} className={styles.picture} />
          </figure>
        )}
      </div>
      <p>{alike.ask}</p>
      <div className={styles.acts}>
        <Button onClick={onLeave}>{alike.leave}</Button>
        {alikeReasons.map((reason) => (
          <Button key={reason} onClick={() => onGoOn(reason)}>
            {reasons[reason]}
          </Button>
        ))}
      </div>
    </div>
  )
}
