import { createHash, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { openFiles } from '#core/files/open-files.ts'
import { openGiftsOfWeek } from '#core/gift-weeks/gift-weeks.ts'
import { setLevels } from '#core/ledger/set-levels.ts'
import { demoMail } from '#core/members/codes-count.ts'
import { createMember } from '#core/members/create-member.ts'
import { openPasswords } from '#core/members/passwords/passwords.ts'
import { setStaff } from '#core/members/staff/staff-store.ts'
import { setStanding } from '#core/members/standing-store.ts'
import { setIntroduction, setPreferences } from '#core/members/store.ts'
import type { Database, Tx } from '#kit/db/database.ts'
import type { StoreSettings } from '#kit/settings.ts'
import { passwordMaterial } from '#rules/people/accounts.ts'
import { permissions } from '#rules/staff/permissions.ts'
import { stated } from '../server/app.ts'
import { hoursBefore } from './events.ts'
import { joinedFirst, keeper, people } from './people.ts'
import { playSeeds } from './play-seeds.ts'
import { joinedHours, regulars } from './regulars.ts'

/** The site to be seeded. */
export interface Unseeded {
  readonly db: Database
  readonly dataFolder: string
  readonly stores?: readonly StoreSettings[]
  readonly now: Date
  /** Names of the nouns that are switched off; default none. */
  readonly without?: ReadonlySet<string>
}

export interface DemoAccount {
  readonly account: string
  readonly nick: string
  /** The password in plain text, to be shown once: only its hash is stored. */
  readonly password: string
}

const seedLock = 7_391_043

/**
 * Fills a site that has no account yet with demo accounts and their activity of the last weeks. Uses the same commands
 * as calls do, in one transaction. Null if an account exists.
 */
export async function seedSite(site: Unseeded): Promise<DemoAccount[] | null> {
  const { db, dataFolder, stores, now, without = new Set() } = site
  const files = await openFiles({ folder: join(dataFolder, 'files'), stores, db })
  const giftsOfWeek = openGiftsOfWeek(stated(files, () => now).countedGifts)
  const passwords = openPasswords()
  const accounts = [...people, keeper].map(({ account, nick }) => ({ account, nick, password: randomPassword() }))
  const hashes = await Promise.all(accounts.map(({ password }) => passwords.hash(sentFor(password))))
  // Nobody knows it: regulars cannot sign in.
  const unknown = await passwords.hash(sentFor(randomPassword()))
  return db.transaction(async (tx) => {
    // Another process may be seeding, which takes longer than a connection may be silent.
    await sql`set local statement_timeout = 0`.execute(tx)
    while (!(await isFirst(tx))) await setTimeout(500)
    if (await tx.selectFrom('members').select('id').limit(1).executeTakeFirst()) return null
    const members: number[] = []
    for (const [i, person] of people.entries()) {
      const at = hoursBefore(now, joinedFirst(i))
      members.push(await open(tx, { ...person, password: hashes[i] ?? '', now: at }))
    }
    const staff = await open(tx, { ...keeper, password: hashes[people.length] ?? '', now: hoursBefore(now, 830) })
    const others: number[] = []
    for (const [i, { nick }] of regulars.entries()) {
      const person = { account: `regular${i + 1}`, nick, introduction: '演示账号。', password: unknown }
      others.push(await open(tx, { ...person, now: hoursBefore(now, joinedHours(i)) }))
    }
    await setStaff(tx, staff, permissions)
    await playSeeds({ tx, files, members, regulars: others, staff, now, giftsOfWeek }, without)
    await setStanding(tx, [...members, ...others], 'settled')
    for (const [i, { levels }] of people.entries()) {
      await setLevels(tx, { member: members[i] ?? 0, levels, now })
    }
    await showPresence(tx, [...members, ...others], now)
    return accounts
  })
}

/** Whether no other process is seeding; it then waits until this transaction ends. */
async function isFirst(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${seedLock}) as locked`.execute(tx)
  return rows[0]?.locked === true
}

/** All of them show their presence; half of them are here, the others were some hours ago. */
async function showPresence(tx: Tx, members: readonly number[], now: Date): Promise<void> {
  for (const [i, member] of members.entries()) {
    await setPreferences(tx, member, { showHere: 'Y' })
    const seen_at = hoursBefore(now, (i % 2) * Math.min(i + 1, 4))
    await tx.insertInto('presence').values({ member, seen_at, here: true }).execute()
  }
}

interface Opening {
  readonly account: string
  readonly nick: string
  readonly introduction: string
  readonly password: string
  readonly now: Date
}

async function open(tx: Tx, { account, nick, introduction, password, now }: Opening): Promise<number> {
  const mail = `${account}${demoMail}`
  const made = await createMember(tx, { account, nick, mail, password, language: 'zh', verified: true, now })
  if ('taken' in made) throw new Error(`the ${made.taken} of ${account} is taken`)
  await setIntroduction(tx, made.id, introduction)
  return made.id
}

/** Letters and digits that cannot be confused with each other. */
const symbols = 'abcdefghijkmnpqrstuvwxyz23456789'

const randomPassword = (): string =>
  Array.from({ length: 14 }, () => symbols.charAt(randomInt(symbols.length))).join('')

/** The hash that a client sends for a password. */
const sentFor = (password: string): string => createHash('sha256').update(passwordMaterial(password)).digest('hex')
