import type { Manifest } from '../manifest.ts'
import { commentsData } from './personal-data.ts'
import { purgeComments } from './purge-comments.ts'

/** Comments on the things of all nouns that declare `comments` in their manifest. */
export const commentsManifest: Manifest = {
  name: 'comments',
  personal: ({ comments }) => [commentsData(comments)],
  posts: [{ kind: 'comment', table: 'comments', author: 'author' }],
  open: ({ db, comments, now }) => ({ daily: [() => purgeComments(db, comments, now())] }),
}
