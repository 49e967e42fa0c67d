import { type Move, postTransfer, type Transfer } from '#core/ledger/post-transfer.ts'
import { house } from '#rules/ledger/houses.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import type { TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'

const dayMs = 86_400_000
let keys = 0

export type Line = Omit<Transfer, 'key' | 'at' | 'about'> & {
  readonly daysAgo: number
  readonly about?: Transfer['about']
}

export const from = (resource: Resource, amount: number, to: TestMember): Move => ({
  from: house('mint'),
  to: to.id,
  resource,
  amount,
})
export const away = (resource: Resource, amount: number, by: TestMember): Move => ({
  from: by.id,
  to: house('shop'),
  resource,
  amount,
})

/** Posts transfers, oldest first. */
export async function fillBook(site: TestSite, lines: readonly Line[]): Promise<void> {
  const { db, now } = site.site.foundation
  const nothing: Transfer['about'] = { kind: 'nothing', id: 0 }
  for (const { daysAgo, about = nothing, ...line } of lines) {
    const at = new Date(now().getTime() - daysAgo * dayMs)
    await db.transaction((tx) => postTransfer(tx, { ...line, about, at, key: `journey:${++keys}` }))
  }
}
