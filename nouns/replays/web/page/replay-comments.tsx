import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { type CommentKind, commentPageSize } from '#cards/comments/comment-kind.ts'
import { CommentSection } from '#cards/comments/comment-section.tsx'
import { useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import { replays } from '../../contract/replays.ts'
import { runPack } from '../../words/run/run.pack.ts'

const { comments, comment, removeComment } = replays.calls

const replayComments: CommentKind = {
  prefix: 'r.',
  tags: { comments: 'replay-comments', counts: 'replays' },
  draftPlace: String,
  useList: (rid, asked, options) => useRead(comments, { rid, pageSize: commentPageSize, ...asked }, options),
  useSend: () => {
    const { busy, run } = useWrite(comment, { inline: true })
    return { busy, run: ({ id, comment: text }) => run({ rid: id, comment: text }) }
  },
  useRemove: () => useWrite(removeComment, { success: 'delSuc' }),
}

/** Comments of a replay. */
export function ReplayComments({ run }: { readonly run: Pick<ReplayDetail, 'KeyID' | 'REPCOMNUM' | 'COMMENTABLE'> }) {
  const { commentHint } = useWords(runPack)
  return (
    <CommentSection
      kind={replayComments}
      thing={{ id: run.KeyID, count: run.REPCOMNUM, open: run.COMMENTABLE === 'Y' }}
      hint={commentHint}
    />
  )
}
