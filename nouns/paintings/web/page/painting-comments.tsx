import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { type CommentKind, commentPageSize } from '#cards/comments/comment-kind.ts'
import { CommentSection } from '#cards/comments/comment-section.tsx'
import { useWords } from '#session/words.tsx'
import type { PaintingDetail } from '../../contract/painting-row.ts'
import { paintings } from '../../contract/paintings.ts'
import { paintingPagePack } from '../../words/painting-page.pack.ts'

const { comments, comment, removeComment } = paintings.calls

const paintingComments: CommentKind = {
  prefix: 'p.',
  tags: { comments: 'painting-comments', counts: 'painting-counts' },
  draftPlace: (id) => `e${id}`,
  useList: (pid, asked, options) => useRead(comments, { pid, pageSize: commentPageSize, ...asked }, options),
  useSend: () => {
    const { busy, run } = useWrite(comment, { inline: true })
    return { busy, run: ({ id, comment: text }) => run({ pid: id, comment: text }) }
  },
  useRemove: () => useWrite(removeComment, { success: 'delSuc' }),
}

/** Comments on a work; those of its uploader are marked. */
export function PaintingComments({ work }: { readonly work: PaintingDetail }) {
  const { commentHint } = useWords(paintingPagePack)
  return (
    <CommentSection
      kind={paintingComments}
      thing={{ id: work.KeyID, count: work.REPCOMNUM, open: work.COMMENTABLE === 'Y' }}
      hint={commentHint}
      author={work.UPID}
    />
  )
}
