import type { Manifest } from '../manifest.ts'
import { commentsData } from './personal-data.ts'
import { purgeComments } from './purge-comments.ts'

/** Comments on the things of all nouns that declare `comments` in their manifest. */
export const commentsManifest: Manifest = {
  name: 'comments',
  personal: ({ comments }) => [commentsData(comments)],
  posts: [
    {
      kind: 'comment',
      table: 'comments',
      author: 'author',
      place: 'select kind as thing, subject as id, 0 as floor from comments where id = p.subject',
    },
  ],
  open: ({ db, comments, now }) => ({ daily: [() => purgeComments(db, comments, now())] }),
}
