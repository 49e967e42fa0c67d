import { pictures } from '#contract/pictures.ts'
import { implement } from '#kit/http/call.ts'
import { openDraftPictures } from '../drafts/draft-pictures.ts'
import { copyPicture, queueCopies } from '../files/copies/copies.ts'
import { purgeCopies } from '../files/copies/purge-copies.ts'
import { picturesData } from '../files/personal-pictures.ts'
import { purgePictures } from '../files/purge-pictures.ts'
import { makeSizes, queueUnsized } from '../files/sizes/make-sizes.ts'
import type { Manifest } from '../manifest.ts'
import { pictureRoutes } from './picture-routes.ts'
import { uploadPicture } from './upload-picture.ts'

/**
 * Uploads of pictures, serving their files, making smaller sizes and copies of remote pictures; unused ones are purged.
 */
export const picturesManifest: Manifest = {
  name: 'pictures',
  personal: ({ files }) => [picturesData(files)],
  pictures: [{ table: 'remote_pictures', column: 'path' }],
  open: ({ db, files, now, fetchPicture: fetch, pictures: uses, picturesCopied }) => {
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
      // A stored copy counts as a use of its picture, so unused copies are purged first.
      daily: [() => purgeCopies(db, unused()), () => purgePictures(db, { ...unused(), files, alsoShown: drafted })],
      routes: (app) => pictureRoutes(app, { read: db.read, files }),
    }
  },
}

const startedLongAgoMs = 60 * 60 * 1_000
const unusedMs = 48 * 60 * 60 * 1_000
/** Maximum pictures per hourly run whose sizes are queued, so that a site with many old pictures is not slowed down. */
const unsizedAnHour = 500
