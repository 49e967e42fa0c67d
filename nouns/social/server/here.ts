import type { social } from '#contract/social.ts'
import { hereSince, mayBeListed } from '#core/members/presence.ts'
import { notBlocked } from '#core/reach/reads.ts'
import type { Call } from '#kit/http/call.ts'
import { hereNamed } from '#rules/people/presence.ts'

/**
 * GET /getHere: the members who show that they are here, those whom the caller follows first. Neither the names nor the
 * number contain anybody else.
 */
export async function here({ db, member, now }: Call<typeof social.calls.here>) {
  const rows = await db.named<StoredHere>(statement, [member.id, now, hereSince(now), hereNamed])
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ id, nick, head }) => ({ UID: id, NICK: nick, HEAD: head })) }
}

interface StoredHere {
  readonly id: number
  readonly nick: string
  readonly head: string
  readonly total: number
}

const statement = {
  name: 'social-here',
  sql: `select m.id, m.nick, m.head, count(*) over () as total
    from presence p join members m on m.id = p.member
    where p.here and p.seen_at > $3 and m.shows_presence and ${mayBeListed('m', '$2')} and ${notBlocked('m', '$1')}
    order by exists (select from follows f where f.follower = $1 and f.followed = m.id) desc, p.seen_at desc, m.id
    limit $4`,
}
