import type { PaintingDetail } from '@patisserie/contract/painting-row'
import type { Words } from '@patisserie/words/words'
import { counter, personThing, type Thing } from '../../../api/structured-data.ts'

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
