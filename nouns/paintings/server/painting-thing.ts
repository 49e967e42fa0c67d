import type { RemindedSubject } from '#core/reminders/reminded-subject.ts'
import type { FoundThing, ThingKind } from '#core/things/thing-kind.ts'

/** The columns of a work that likes and comments need. */
export interface FoundPainting {
  readonly id: number
  readonly uploader: number
  readonly name: string
}

export const paintingThing: ThingKind & FoundThing<FoundPainting> & { readonly kind: 'painting' } = {
  kind: 'painting',
  table: 'paintings',
  exported: 'thing.id as painting, thing.name',
  subject: ({ id }) => id,
  owner: ({ uploader }) => uploader,
}

/** Subject and data of reminders about a work. */
export const aboutPainting = ({ id, name }: Pick<FoundPainting, 'id' | 'name'>) => ({
  subject: `painting:${id}`,
  data: { painting: id, name },
})

/** Works that reminders are about, as everybody sees them. */
export const paintingSubject: RemindedSubject = {
  name: 'painting',
  seen: `exists (select from paintings p where p.id = split_part(r.subject, ':', 2)::integer
    and p.removed_at is null and p.held_at is null)`,
}
