import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, pageOf, paging, rowId, text, userId } from '#contract/fields.ts'
import { paintingFaults } from '#nouns/paintings/rules/paintings.ts'
import { judgedVerdicts, judgeOutcomes, queueStates } from '#rules/staff/judging.ts'
import * as limits from '#rules/staff/staff-limits.ts'

const row = z.object({
  /** What is reported: `floor`, `replay`, `painting`; with `id` it names the report. `hidden`: a floor that members hid, for staff. */
  kind: z.string(),
  id: z.int(),
  /** `open`: it waits for two who agree. `judged`: one has judged. `staff`: it is left to staff. */
  state: z.enum(queueStates),
  /** What the caller has said about it; null if nothing. */
  MINE: z.nullable(z.enum(judgedVerdicts)),
  /** Reports by members of bomb level 1 or higher go first. */
  priority: z.boolean(),
  /** What a report of a painting says is wrong; empty for other things. */
  ABOUT: z.enum(['', ...paintingFaults]),
  /** What the reporter wrote. Who they are is not told. */
  REASON: z.string(),
  TIME: instant,
  /** Where it is: the topic, replay or painting by its number, and the floor; 0 without one. */
  THING: z.enum(['topic', 'replay', 'painting']),
  T: z.int(),
  FLOOR: z.int(),
  TITLE: z.string(),
  UID: userId,
  NICK: z.string(),
  EXCERPT: z.string(),
})
export type QueueRow = z.output<typeof row>

/** What shows the things that a decided report takes out of sight. */
const touched = ['reports', 'topics', 'floors', 'clubs', 'replays', 'paintings', 'painting-comments'] as const

/** What members who help with moderation see and decide: reports of public things. Private messages are not among them. */
export const queue = group('q.', {
  /** What waits, by priority and age; nothing that the caller reported or that is theirs. */
  list: endpoint({
    method: 'POST',
    path: '/getQueue',
    who: 'bomb:7',
    kind: 'read',
    shows: ['reports', 'topics', 'floors', 'paintings', 'members'],
    input: z.object(paging),
    output: pageOf(row),
  }),
  /** Says whether a report is right; two different people who agree decide it as staff do. */
  judge: endpoint({
    method: 'POST',
    path: '/judgeReport',
    who: 'bomb:8',
    kind: 'write',
    rate: 'judge',
    touches: [...touched, 'staff', 'reminders'],
    input: z.object({
      kind: z.string().check(z.maxLength(20)),
      id: rowId,
      verdict: z.enum(judgedVerdicts),
      reason: text(limits.reason),
    }),
    /** `waits` for a second, `decided` by both, or left to `staff` because both differ. */
    output: z.enum(judgeOutcomes),
    refusals: [
      'missingReport',
      'reportTaken',
      'reportDecided',
      'reportOwn',
      'judgedAlready',
      'leftToStaff',
      'missingReason',
      'reasonLong',
    ],
  }),
})
