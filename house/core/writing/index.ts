import { writing } from '#contract/writing.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { pageOf } from '#rules/paging.ts'
import { draftsData } from '../drafts/personal-data.ts'
import { dropDraftsBefore } from '../drafts/store.ts'
import type { House } from '../house.ts'
import type { Manifest } from '../manifest.ts'
import { draftHandlers } from './drafts.ts'
import { duplicate } from './duplicate.ts'
import { emojiHandlers } from './emoji.ts'
import { mention } from './mention.ts'
import { emojiData } from './personal-data.ts'
import { searchedPieces } from './searched-pieces.ts'

/** Calls that the editor makes: drafts, emoji, mentions, duplicates and pieces. */
const writingFeature = ({ finders, writing: source }: Pick<House, 'finders' | 'writing'>): Feature =>
  implement(writing, {
    ...draftHandlers(source.draftPlaces),
    ...emojiHandlers,
    mention: mention(source.lastAuthors),
    duplicate: duplicate(source.sameWords),
    /** POST /schp */
    pieces: async ({ db, input, member, now }) => {
      const { type, value } = input
      const searched = () => searchedPieces(db, finders(), { type, value, reader: member.id, now })
      return (
        (await source.pieces?.[type]?.(db, { ...input, by: member.id }, searched)) ?? { ...pageOf(0, input), rows: [] }
      )
    },
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
  open: ({ db, now, finders, writing: source }) => ({
    calls: [writingFeature({ finders, writing: source })],
    daily: [() => dropDraftsBefore(db.own, new Date(now().getTime() - draftMs))],
  }),
}
