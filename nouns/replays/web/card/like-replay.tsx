import { useApi } from '#api/api-context.ts'
import { usePatchThing } from '#api/patch-thing.ts'
import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { classNames } from '#design/class-names.ts'
import { IconButton, IconButtonInside, iconButtonClass } from '#design/parts/icon-button.tsx'
import { formatNumber } from '#rules/text.ts'
import { useMe, useRequireMember } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import type { ReplayRow } from '../../contract/replays.ts'
import { replays } from '../../contract/replays.ts'
import styles from './like-replay.module.css'
import { likeAhead, rememberLiked } from './liked-replays.ts'

export interface LikeReplayProps {
  readonly row: Pick<ReplayRow, 'KeyID' | 'UPID' | 'LIKES'>
  readonly liked: boolean
  readonly className?: string | undefined
}

/**
 * Like button with the number of likes. A like is final, and the uploader cannot like their own replay. It is applied
 * optimistically and rolled back if the server refuses.
 */
export function LikeReplay({ row, liked, className }: LikeReplayProps) {
  const words = useWords().replays.actions
  const { profile } = useMe()
  const requireMember = useRequireMember()
  const { tell } = useApi()
  const { patch } = useReads()
  const patchThing = usePatchThing()
  const like = useWrite(replays.calls.like, { inline: true })
  const count = formatNumber(row.LIKES)

  if (profile?.id === row.UPID) {
    return (
      <span
        role="img"
        aria-label={words.likesOfOwn(row.LIKES)}
        title={words.likesOfOwn(row.LIKES)}
        className={iconButtonClass({ counted: true }, classNames(styles.own, className))}
      >
        <IconButtonInside icon="heart" count={count} />
      </span>
    )
  }
  const press = async () => {
    if (liked) return tell.problem({ refusal: 'r.liked', data: null })
    if (like.busy) return
    const undo = likeAhead({ patch, patchThing }, row.KeyID)
    const answer = await like.run({ rid: row.KeyID })
    if (!answer.ok) undo()
    // The read of liked replays may have begun after the press and still be answered without it.
    if (answer.ok || answer.refusal === 'r.liked') rememberLiked(patch, row.KeyID)
    if (answer.ok) return
    if (answer.auth === '') tell.problem(answer)
  }
  return (
    <IconButton
      icon={liked ? 'heart-filled' : 'heart'}
      label={liked ? words.liked(row.LIKES) : words.like(row.LIKES)}
      count={count}
      pressed={liked}
      className={classNames(styles.like, liked && styles.on, className)}
      onClick={() => requireMember(() => void press())}
    />
  )
}
