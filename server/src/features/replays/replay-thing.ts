import { replayCode } from '@patisserie/rules/base62'
import type { FoundThing, ThingKind } from '../../core/things/thing-kind.ts'

/** The columns of a replay that likes and comments need. */
export interface FoundReplay {
  readonly id: number
  readonly uploader: number
  readonly game: number
}

export const replayThing: ThingKind & FoundThing<FoundReplay> = {
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
