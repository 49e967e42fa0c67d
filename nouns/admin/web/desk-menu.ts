import type { Out } from '#contract/endpoint.ts'
import type { adminPack } from '#words/desks/admin.pack.ts'
import type { admin } from '../contract/admin.ts'

/** The areas a member of staff may enter, and what waits there. */
export type DeskMenu = Out<typeof admin.calls.menu>['menu']

/** The server names areas in text; those this page does not know yet are called as they are. */
export const areaName = (area: string, { areas }: ReturnType<typeof adminPack>): string =>
  (areas as Readonly<Record<string, string>>)[area] ?? area
