import type { Caller } from '#kit/http/call.ts'

/** Whether a member sees a work that others do not: its uploader and staff of the paintings do. */
export const seesHidden = (member: Caller | null, uploader: number): boolean =>
  member !== null && (member.id === uploader || member.staff.includes('painting'))
