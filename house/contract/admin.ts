import * as z from 'zod/mini'
import * as peopleLimits from '#rules/people/people-limits.ts'
import { appealAbout, code } from './admin-rows.ts'
import { endpoint, group } from './endpoint.ts'
import { nothing, success, text } from './fields.ts'

declare module './endpoint.ts' {
  interface Tags {
    /** Members and staff as the back office shows them. */
    staff: true
  }
}

/** Calls of the back office that pages of many nouns make. */
export const admin = group('admin.', {
  /** Answers the codes the caller holds; the client also accepts one text with `|`. */
  menu: endpoint({
    method: 'GET',
    path: '/getMenu',
    who: 'staff:common',
    kind: 'read',
    shows: ['me', 'staff', 'reports', 'iscore', 'archive'],
    input: nothing,
    output: z.object({
      py: z.array(code),
      /** A demo account of a demo site: its codes count although two-factor is off. */
      unguarded: z.boolean(),
      /** Areas in menu order, with the number of items that wait in each, and in which of its tabs. */
      menu: z.array(
        z.object({
          area: z.string(),
          path: z.string(),
          open: z.boolean(),
          waiting: z.int(),
          tabs: z.array(z.object({ tab: z.string(), waiting: z.int() })),
        }),
      ),
    }),
  }),
  appeal: endpoint({
    method: 'POST',
    path: '/appeal',
    who: 'member',
    kind: 'write',
    touches: ['me', 'staff'],
    /** Against a black flag, or against accounts that staff count as one person's. */
    input: z.object({ text: text(peopleLimits.comment), about: z._default(appealAbout, 'black') }),
    output: success,
    refusals: ['notBlack', 'notCounted', 'appealedToday', 'missingText', 'textLong'],
  }),
})
