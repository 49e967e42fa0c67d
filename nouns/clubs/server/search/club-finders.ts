import type { Finders } from '#core/search/finder.ts'
import type { SearchIndexes } from '#core/search/open-indexes.ts'
import { shareRead } from '#kit/db/share-read.ts'
import { listClubs } from '../clubs/club-reads.ts'
import { findClubs } from './find-clubs.ts'
import { findFloors } from './find-floors.ts'
import { findTopics } from './find-topics.ts'
import { readHiddenClubs } from './hidden-clubs.ts'

/** The searches of floors, topics and clubs, for one process. */
export function clubFinders(indexed: SearchIndexes): Pick<Finders, 'floor' | 'topic' | 'club'> {
  const hidden = shareRead(readHiddenClubs)
  return {
    floor: findFloors(indexed('floor'), hidden),
    topic: findTopics(indexed('topic'), hidden),
    club: findClubs(shareRead(listClubs)),
  }
}
