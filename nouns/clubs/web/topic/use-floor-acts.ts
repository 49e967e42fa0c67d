import { type RefObject, useState } from 'react'
import { useBlocked } from '#cards/person/use-blocked.ts'
import { copyText } from '#design/parts/copy-text.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import { useMe, useRequireMember } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import type { FloorRow, TopicHead } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { lastingFloorPath } from '../card/topic-path.ts'
import { useKeepsTopics } from '../desk/use-keeps-topics.ts'
import type { FloorActs, FloorDialog } from '../floor/floor-acts.ts'
import { quoteOf } from '../floor/quote-of.ts'
import { useLikeFloor } from '../floor/use-like-floor.ts'
import { useRemoveFloor } from '../floor/use-remove-floor.ts'
import { stayOn } from '../stay-on.ts'
import type { OwnMarks } from './use-own-marks.ts'
import type { ReplyHandle } from './writing/reply-box.tsx'

export interface FloorActsParts {
  readonly topic: TopicHead
  readonly own: OwnMarks
  readonly reply: RefObject<ReplyHandle | null>
  readonly quoting: readonly number[]
}

export interface OpenActs {
  readonly acts: FloorActs
  readonly dialog: FloorDialog | null
  readonly close: () => void
  /** Floors on their way out. */
  readonly removing: ReadonlySet<number>
}

/** The acts of all floors of a page, and the dialogs they open. */
export function useFloorActs({ topic, own, reply, quoting }: FloorActsParts): OpenActs {
  const { floor: words, topic: topicWords } = useWords(clubsPack)
  const { profile } = useMe()
  const require = useRequireMember()
  const toast = useToast()
  const like = useLikeFloor(topic.KeyID)
  const blocked = useBlocked()
  const keeps = useKeepsTopics()
  const removal = useRemoveFloor(topic.KeyID)
  const [dialog, setDialog] = useState<FloorDialog | null>(null)
  const [editing, setEditing] = useState<number | null>(null)

  const copy = async ({ FLOOR }: FloorRow) => {
    const copied = await copyText(`${location.origin}${lastingFloorPath(topic.KeyID, FLOOR)}`)
    if (copied) toast.success(words.copied(FLOOR))
    else toast.error(topicWords.shareFailed)
  }
  const quote = (row: FloorRow) => {
    const content = quoteOf(document.getElementById(`f${row.FLOOR}`))
    require(() => reply.current?.quote({ floor: row.FLOOR, uid: row.UID, nick: row.NICK, content }))
  }
  return {
    acts: {
      me: profile?.id ?? null,
      liked: own.liked,
      keeps,
      blocked,
      read: own.read,
      editing,
      quoting,
      like: (row) => require(() => void like(row, !own.liked.has(row.FLOOR))),
      quote: topic.LOCKED === 'Y' ? null : quote,
      copy: (row) => void copy(row),
      ask: (kind, row) => (kind === 'report' ? require(() => setDialog({ kind, row })) : setDialog({ kind, row })),
      remove: (row) =>
        row.FLOOR === 1 ? setDialog({ kind: 'removeTopic', row }) : stayOn(row.FLOOR, () => removal.remove(row)),
      undo: (row) => stayOn(row.FLOOR, () => removal.undo(row)),
      edit: setEditing,
    },
    dialog,
    close: () => setDialog(null),
    removing: removal.removing,
  }
}
