import { counter, personThing, type Thing } from '#api/structured-data.ts'
import type { Words } from '#words/words.ts'
import type { PaintingDetail } from '../../contract/painting-row.ts'

/**
 * A work's first picture for search engines. Who uploaded their own work made it; of somebody else's the source is
 * credited.
 */
export const aboutPainting = (
  work: PaintingDetail,
  { preview, words }: { readonly preview: string | undefined; readonly words: Words },
): Thing => {
  const uploader = personThing(work.NICK, work.UPID, words.accounts.closedName)
  return {
    '@type': 'ImageObject',
    url: `/e/${work.KeyID}`,
    name: work.NAME,
    ...(work.COMMENT ? { description: work.COMMENT } : {}),
    contentUrl: work.SRC,
    ...(preview ? { thumbnailUrl: preview } : {}),
    width: work.W,
    height: work.H,
    uploadDate: work.UPTIME,
    ...(work.RIGHTS === 'mine' ? { creator: uploader } : {}),
    creditText: (work.RIGHTS === 'mine' ? '' : work.SOURCE) || String(uploader.name),
    interactionStatistic: [counter('LikeAction', work.LIKES), counter('CommentAction', work.REPCOMNUM)],
  }
}
