import type { Caller } from '#kit/http/call.ts'

/** Whether a member sees a held replay: its uploader and staff of the replays do. */
export const seesHeld = (member: Caller | null, uploader: number): boolean =>
  member !== null && (member.id === uploader || member.staff.includes('replay'))
