import { readSupply } from '#core/ledger/supply.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { type Resource, resourceNumber, resources } from '#rules/ledger/resources.ts'
import { type SupplyDay, supplySeries } from '#rules/ledger/supply.ts'
import { privilegeMax } from '#rules/people/privileges.ts'
import type { economy } from '../contract/economy.ts'

/** GET /getSupply */
export async function supply({ db, input, now }: Call<typeof economy.calls.supply>) {
  const [days, player, bomb] = await Promise.all([readSupply(db), levelsOf(db, 'player'), levelsOf(db, 'bomb')])
  const series = supplySeries(days, { today: beijingDay(now), period: input.period })
  return {
    TIME: now.toISOString(),
    DAYS: [...series.days],
    rows: resources.map((resource) => {
      const { held, minted, burned } = series.of[resource]
      const own = days.filter((day) => day.resource === resource)
      return {
        RESOURCE: resource,
        MINTED: sumOf(own, 'minted'),
        BURNED: sumOf(own, 'burned'),
        held: [...held],
        minted: [...minted],
        burned: [...burned],
      }
    }),
    LEVELS: { player, bomb },
  }
}

const sumOf = (days: readonly SupplyDay[], side: 'minted' | 'burned') => days.reduce((sum, day) => sum + day[side], 0)

/** How many members have each level of a kind, from 1 on. */
async function levelsOf(db: ReadDb, resource: Resource): Promise<number[]> {
  const rows = await db.named<{ level: number; members: number }>(levelsStatement, [resourceNumber(resource)])
  return Array.from({ length: privilegeMax }, (_, at) => rows.find(({ level }) => level === at + 1)?.members ?? 0)
}

const levelsStatement = {
  name: 'supply-levels',
  sql: `select amount as level, count(*) as members from ledger_balances where resource = $1 and amount > 0 group by amount`,
}
