import { useMemo } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { type CommentKind, commentPageSize } from '#cards/comments/comment-kind.ts'
import { CommentSection } from '#cards/comments/comment-section.tsx'
import { useWords } from '#session/words.tsx'
import type { Bet } from '../../contract/bet-rows.ts'
import { bets } from '../../contract/bets.ts'
import { betPack } from '../../words/bet.pack.ts'

const { comments, comment, removeComment } = bets.calls

/** The discussion of an event; comments by the member who opened it are marked. */
export function BetComments({ bet }: { readonly bet: Bet }) {
  const { commentHint, commentsClosed } = useWords(betPack)
  const { NAME, COMMENTABLE, OFMEMBER, OPENER, KeyID, REPCOMNUM } = bet
  const kind = useMemo(() => commentsOf(NAME), [NAME])
  return (
    <CommentSection
      kind={kind}
      thing={{ id: KeyID, count: REPCOMNUM, open: COMMENTABLE === 'Y' }}
      hint={commentHint}
      closed={commentsClosed}
      author={OFMEMBER === 'Y' ? OPENER.UID : undefined}
    />
  )
}

/** The calls name an event by the id in its address. */
const commentsOf = (bocaiName: string): CommentKind => ({
  prefix: 'b.',
  tags: { comments: 'bet-comments', counts: 'bet' },
  draftPlace: (id) => `b${id}`,
  useList: (_, asked, options) => useRead(comments, { bocaiName, pageSize: commentPageSize, ...asked }, options),
  useSend: () => {
    const { busy, run } = useWrite(comment, { inline: true })
    return { busy, run: ({ comment: text }) => run({ bocaiName, comment: text }) }
  },
  useRemove: () => useWrite(removeComment, { success: 'delSuc' }),
})
