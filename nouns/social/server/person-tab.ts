import type { PersonTabSource } from '#core/members/person-tab-source.ts'
import { showsReplays } from '#core/members/privacy.ts'
import { openFollows } from '#core/reach/reads.ts'

/** The tab of a member's page with their public acts. */
export const feedTab: PersonTabSource = {
  name: 'feed',
  shown: `m.shows_feed and (
        ${showsReplays('m')} and exists (
          select from replays where uploader = m.id and removed_at is null and held_at is null
        )
        or ${openFollows('followed', 'follower')} > 0
        or exists (select from comments where author = m.id and removed_at is null and held_at is null)
        or m.shows_topics and exists (
          select from floors f join topics t on t.id = f.topic join clubs c on c.id = t.club
          where f.author = m.id and f.removed_at is null and f.held_at is null
            and t.removed_at is null and t.held_at is null and not c.hidden
        )
      )`,
}
