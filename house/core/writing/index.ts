import { writing } from '#contract/writing.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { draftsData } from '../drafts/personal-data.ts'
import { dropDraftsBefore } from '../drafts/store.ts'
import type { Manifest } from '../manifest.ts'
import type { Finders } from '../search/finder.ts'
import { draftHandlers } from './drafts.ts'
import { duplicate } from './duplicate.ts'
import { emojiHandlers } from './emoji.ts'
import { mention } from './mention.ts'
import { findPaintings } from './painting-pieces.ts'
import { emojiData } from './personal-data.ts'
import { findReplays } from './piece-reads.ts'
import { searchedPaintings, searchedReplays } from './searched-pieces.ts'

/** Calls that the editor makes: drafts, emoji, mentions, duplicates and pieces. */
const writingFeature = (finders: () => Partial<Finders>): Feature =>
  implement(writing, {
    ...draftHandlers,
    ...emojiHandlers,
    mention,
    duplicate,
    /** POST /schp */
    pieces: ({ db, input, member, now }) =>
      input.type === 'replay'
        ? findReplays(db, { ...input, by: member.id }, () =>
            searchedReplays(db, finders, { value: input.value, reader: member.id, now }),
          )
        : findPaintings(db, { ...input, by: member.id }, () =>
            searchedPaintings(db, finders, { value: input.value, reader: member.id, now }),
          ),
  })

/** How long an unchanged draft is kept, in milliseconds. */
const draftMs = 180 * 24 * 60 * 60 * 1_000

export const writingManifest: Manifest = {
  name: 'writing',
  personal: () => [draftsData, emojiData],
  pictures: [
    { table: 'draft_pictures', column: 'picture' },
    { table: 'own_emoji', column: 'src' },
  ],
  open: ({ db, now, finders }) => ({
    calls: [writingFeature(finders)],
    daily: [() => dropDraftsBefore(db.own, new Date(now().getTime() - draftMs))],
  }),
}
