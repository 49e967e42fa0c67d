import { type FetchPicture, NotFetched } from '#core/files/copies/fetch-picture.ts'
import { pictureRanks, readPicture } from '#core/files/encode/read-picture.ts'
import type { Files } from '#core/files/open-files.ts'
import { hashOf } from '#core/files/open-files.ts'
import { keepPicture } from '#core/files/pictures.ts'
import { limitOf } from '#core/files/read-uploaded.ts'
import { refuseUnstored } from '#core/files/stores/refuse-unstored.ts'
import { type Before, prepared } from '#kit/http/call.ts'
import { openFairTurns } from '#kit/http/fair-turns.ts'
import * as limits from '#rules/picture-limits.ts'
import { isRemotePicture } from '#rules/rich-text/addresses.ts'
import type { paintings } from '../contract/paintings.ts'

type Fetching = typeof paintings.calls.fetch

interface Parts {
  readonly files: Files
  /** Null: this site makes no outgoing requests. */
  readonly fetch: FetchPicture | null
}

/**
 * POST /getSRCByURL: fetches a picture elsewhere once, through the guard of `fetch-picture.ts` and the pipeline of every
 * upload, and keeps it as the caller's. Few are fetched at once, of a member one, so that slow hosts hold nobody up.
 */
export const fetchAddress = ({ files, fetch }: Parts) =>
  prepared<Fetching, Awaited<ReturnType<typeof read>>>(
    (before) => read(before, fetch),
    async ({ db, member, now, refuse }, found) => {
      const kept = await refuseUnstored(refuse, () => keepPicture(db, files, { ...found, member: member.id, now }))
      return kept.picture
    },
  )

async function read({ input, member, refuse }: Before<Fetching>, fetch: FetchPicture | null) {
  const { url } = input
  if (!isRemotePicture(url)) return refuse('urlInvalid')
  if (!fetch) return refuse('urlClosed')
  const whose = `m${member.id}`
  const bytes = await inTurn({ whose, rank: 0 }, () => fetch(url).catch(whyNot))
  if (typeof bytes === 'string')
    return bytes === 'too many bytes' ? refuse('FileTooBig', { limit: limits.pictureBytes }) : refuse('urlNotFetched')
  const encoded = await readPicture(bytes, { whose, rank: pictureRanks.verified })
  if (typeof encoded === 'string') return refuse(encoded, limitOf(encoded))
  return { encoded, sourceHash: hashOf(bytes), name: nameIn(url) }
}

const inTurn = openFairTurns({ atOnce: 4, waiting: 20 })

/** Why a picture was not fetched. The page is not told: it would tell about hosts that only this server reaches. */
const whyNot = (error: unknown): string => (error instanceof NotFetched ? error.message : 'no answer')

const nameIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1).slice(-limits.paintingName)
