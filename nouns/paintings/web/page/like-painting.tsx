import { useApi } from '#api/api-context.ts'
import { usePatchThing } from '#api/patch-thing.ts'
import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { formatNumber } from '#rules/text.ts'
import { useMe, useRequireMember } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import type { PaintingDetail } from '../../contract/painting-row.ts'
import { paintings } from '../../contract/paintings.ts'
import { paintingPagePack } from '../../words/painting-page.pack.ts'
import { paintingThing } from '../card/painting-thing.ts'
import styles from './like-painting.module.css'

interface LikePaintingProps {
  readonly work: Pick<PaintingDetail, 'KeyID' | 'UPID' | 'LIKES'>
  readonly liked: boolean
}

/**
 * Like button with the number of likes. A like is final, and nobody likes their own work. It is applied optimistically
 * and rolled back if the server refuses.
 */
export function LikePainting({ work, liked }: LikePaintingProps) {
  const words = useWords(paintingPagePack)
  const { profile } = useMe()
  const require = useRequireMember()
  const { tell } = useApi()
  const toast = useToast()
  const { patch } = useReads()
  const patchThing = usePatchThing()
  const { like, own } = paintings.calls
  const write = useWrite(like, { inline: true })
  const { KeyID: pid, LIKES } = work
  const remember = () => patch(own, (marks) => ({ ...marks, LIKED: [...new Set([...marks.LIKED, pid])] }))

  if (profile?.id === work.UPID) {
    return (
      <span
        role="img"
        aria-label={words.likesOfOwn(LIKES)}
        title={words.likesOfOwn(LIKES)}
        className={buttonClass({}, styles.own)}
      >
        <Icon name="heart" size={18} />
        <span className="num">{formatNumber(LIKES)}</span>
      </span>
    )
  }
  const press = async () => {
    if (liked) return tell.problem({ refusal: 'p.liked', data: null })
    if (write.busy) return
    const undos = [patchThing(paintingThing, pid, (row) => ({ ...row, LIKES: row.LIKES + 1 })), remember()]
    const answer = await write.run({ pid })
    if (answer.ok) {
      // The read of one's own marks may have begun after the press and still be answered without it.
      remember()
      return toast.success(words.likeSuc)
    }
    for (const undo of undos) undo()
    if (answer.refusal === 'p.liked') remember()
    if (answer.auth === '') tell.problem(answer)
  }
  return (
    <Button
      icon={liked ? 'heart-filled' : 'heart'}
      aria-label={liked ? words.liked(LIKES) : words.like(LIKES)}
      aria-pressed={liked}
      className={classNames(liked && styles.on)}
      onClick={() => require(() => void press())}
    >
      <span className="num">{formatNumber(LIKES)}</span>
    </Button>
  )
}
