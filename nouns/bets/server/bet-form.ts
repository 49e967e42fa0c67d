import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { lockOwnPictures } from '#core/files/pictures.ts'
import { lookOf } from '#core/names/look-of.ts'
import type { Tx } from '#kit/db/database.ts'
import { storable } from '#kit/db/storable.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import type { formProblems } from '../contract/bet-rows.ts'
import type { BetForm } from '../rules/bet-form.ts'
import { betFormProblem } from '../rules/bet-form.ts'
import type { StakeResource } from '../rules/odds.ts'
import './tables.ts'

type Refuse = (code: (typeof formProblems)[number]) => never

/** What an event's form sends, of staff and of members. */
export interface SentForm {
  readonly bocaiName: string
  readonly category: number
  readonly title: string
  readonly terms: string
  readonly shown: string
  readonly options: readonly string[]
  readonly images: readonly string[]
  readonly odds: readonly number[]
  readonly deadline: string
}

/** Without marks that turn the direction of writing: with them a label reads otherwise than it is. */
const trimmed = (text: string): string =>
  storable(text)
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()

/** The texts of a form, as they are stored. */
export const readForm = (sent: SentForm) => ({
  name: sent.bocaiName.trim(),
  title: trimmed(sent.title),
  terms: trimmed(sent.terms),
  shown: trimmed(sent.shown),
  options: sent.options.map(trimmed),
  images: sent.images,
  odds: sent.odds,
  deadline: new Date(sent.deadline),
})

/** Refuses a form that breaks a rule, has a name that is taken, an unknown category, or a picture that is not the member's. */
export async function checkForm(
  tx: Tx,
  {
    form,
    category,
    member,
    now,
  }: { readonly form: BetForm; readonly category: number; readonly member: number; readonly now: Date },
  refuse: Refuse,
): Promise<void> {
  const problem = betFormProblem(form, now)
  if (problem) refuse(problem)
  checkLooks(form.options, refuse)
  await checkCategory(tx, category, refuse)
  const taken = await tx
    .selectFrom('bets')
    .select('id')
    .where((is) => is(is.fn<string>('lower', ['name']), '=', form.name.toLowerCase()))
    .executeTakeFirst()
  if (taken) refuse('nameTaken')
  await ownPictures(tx, { images: form.images, member }, refuse)
}

/** Refuses options that readers would take for each other, such as one whose A is Cyrillic. */
export function checkLooks(options: readonly string[], refuse: (code: 'optionTwice') => never): void {
  if (new Set(options.map(lookOf)).size < options.length) refuse('optionTwice')
}

export async function checkCategory(
  tx: Tx,
  category: number,
  refuse: (code: 'categoryUnknown') => never,
): Promise<void> {
  const found = await tx.selectFrom('bet_categories').select('id').where('id', '=', category).executeTakeFirst()
  if (!found) refuse('categoryUnknown')
}

/** Locks the pictures against being purged. */
export async function ownPictures(
  tx: Tx,
  { images, member }: { readonly images: readonly string[]; readonly member: number },
  refuse: (code: 'pictureMissing') => never,
): Promise<void> {
  const paths = [...new Set(images.filter((path) => path !== ''))]
  if (paths.length > 0 && !(await lockOwnPictures(tx, member, paths))) refuse('pictureMissing')
}

interface NewBet {
  readonly form: BetForm
  readonly category: number
  readonly resource: StakeResource
  readonly show: 'after' | 'never' | 'always'
  readonly opener: number
  readonly involved: readonly number[]
  /** Staff let it open later. */
  readonly isAsked: boolean
  readonly now: Date
}

/** Writes an event; answers its id, or null if another one took the name meanwhile. */
export async function insertBet(
  tx: Tx,
  { form, category, resource, show, opener, involved, isAsked, now }: NewBet,
): Promise<number | null> {
  const row = await tx
    .insertInto('bets')
    .values({
      name: form.name,
      category,
      title: form.title,
      terms: form.terms,
      shown: form.shown,
      resource: resourceNumber(resource),
      odds_type: form.oddsType,
      multi: form.multi,
      show_bets: show,
      base: form.base,
      odds: [...form.odds],
      staked: form.odds.map(() => 0),
      promised: form.odds.map(() => 0),
      opener,
      of_member: form.ofMember,
      involved: [...involved],
      asked_at: now,
      opened_at: isAsked ? null : now,
      deadline: form.deadline,
      seed: randomBytes(32),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await writeOptions(tx, row.id, form)
  return row.id
}

export async function writeOptions(
  tx: Tx,
  bet: number,
  { options, images }: Pick<BetForm, 'options' | 'images'>,
): Promise<void> {
  await sql`-- bet-options-write
    insert into bet_options (bet, n, label, picture)
    select ${bet}::bigint, o.n - 1, o.label, o.picture
    from unnest(${[...options]}::text[], ${[...images]}::text[]) with ordinality as o (label, picture, n)
    on conflict (bet, n) do update set label = excluded.label, picture = excluded.picture`.execute(tx)
}
