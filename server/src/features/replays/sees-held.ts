import type { Caller } from '../../kit/http/call.ts'

/** What waits for staff is seen by its uploader and by staff of the replays. */
export const seesHeld = (member: Caller | null, uploader: number): boolean =>
  member !== null && (member.id === uploader || member.staff.includes('replay'))
