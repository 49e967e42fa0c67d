import { writing } from '@patisserie/contract/writing'
import { pageOf } from '@patisserie/rules/paging'
import { type Feature, implement } from '../../kit/http/call.ts'
import { draftHandlers } from './drafts.ts'
import { duplicate } from './duplicate.ts'
import { emojiHandlers } from './emoji.ts'
import { mention } from './mention.ts'
import { findReplays } from './piece-reads.ts'

/** What the editor asks of the house. */
export const writingFeature = (): Feature =>
  implement(writing, {
    ...draftHandlers,
    ...emojiHandlers,
    mention,
    duplicate,
    pieces: ({ db, input, member }) =>
      input.type === 'replay'
        ? findReplays(db, { ...input, by: member.id })
        : Promise.resolve({ ...pageOf(0, input), rows: [] }),
  })
