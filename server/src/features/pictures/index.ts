import { pictures } from '@patisserie/contract/pictures'
import { openDraftPictures } from '../../core/drafts/draft-pictures.ts'
import { copyPicture, queueCopies } from '../../core/files/copies.ts'
import { openFetcher } from '../../core/files/fetch-picture.ts'
import { makeSizes, queueUnsized } from '../../core/files/make-sizes.ts'
import { picturesData } from '../../core/files/personal-pictures.ts'
import { purgeCopies } from '../../core/files/purge-copies.ts'
import { purgePictures } from '../../core/files/purge-pictures.ts'
import type { Manifest } from '../../core/manifest.ts'
import { implement } from '../../kit/http/call.ts'
import { pictureRoutes } from './picture-routes.ts'
import { uploadPicture } from './upload-picture.ts'

/** Uploads of pictures, their files, sizes and copies; unused ones go. */
export const picturesManifest: Manifest = {
  name: 'pictures',
  personal: ({ files }) => [picturesData(files)],
  pictures: [{ table: 'remote_pictures', column: 'path' }],
  open: ({ db, files, now, fetchPictures, pictures: uses, picturesCopied }) => {
    const fetch = fetchPictures ? openFetcher() : null
    const drafted = openDraftPictures(db.read)
    const unused = () => ({ uses, before: new Date(now().getTime() - unusedMs) })
    return {
      calls: [implement(pictures, { upload: uploadPicture(files) })],
      jobs: {
        pictureSizes: ({ picture }: { picture: number }) => makeSizes({ db, files, now }, picture),
        pictureCopy: ({ url }: { url: string }) => copyPicture({ db, files, now, fetch, copied: picturesCopied }, url),
      },
      hourly: [
        () => queueUnsized(db, unsizedAnHour),
        async () => fetch && queueCopies({ db, now }),
        () => files.sweep({ olderThanMs: startedLongAgoMs }),
      ],
      // Copies are among what shows a picture, so they are purged first.
      daily: [() => purgeCopies(db, unused()), () => purgePictures(db, { ...unused(), files, alsoShown: drafted })],
      routes: (app) => pictureRoutes(app, { read: db.read, files }),
    }
  },
}

const startedLongAgoMs = 60 * 60 * 1_000
const unusedMs = 48 * 60 * 60 * 1_000
/** An hour's share of pictures without sizes: a site of many old ones is slowed by none of it. */
const unsizedAnHour = 500
