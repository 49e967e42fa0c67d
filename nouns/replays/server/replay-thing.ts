import type { RemindedSubject } from '#core/reminders/reminded-subject.ts'
import type { FoundThing, ThingKind } from '#core/things/thing-kind.ts'
import { replayCode } from '#rules/base62.ts'

/** The columns of a replay that likes and comments need. */
export interface FoundReplay {
  readonly id: number
  readonly uploader: number
  readonly game: number
}

export const replayThing: ThingKind & FoundThing<FoundReplay> & { readonly kind: 'replay' } = {
  kind: 'replay',
  table: 'replays',
  exported: 'thing.id as replay',
  subject: ({ id }) => id,
  owner: ({ uploader }) => uploader,
}

/** Subject and data of reminders about a replay. */
export const aboutReplay = ({ id, game }: FoundReplay) => ({
  subject: `replay:${id}`,
  data: { code: replayCode(id), game },
})

/** Replays that reminders are about, as everybody sees them. */
export const replaySubject: RemindedSubject = {
  name: 'replay',
  seen: `exists (select from replays p where p.id = split_part(r.subject, ':', 2)::integer
    and p.removed_at is null and p.held_at is null)`,
}
