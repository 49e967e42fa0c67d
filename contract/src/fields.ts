import { firstUserId } from '@patisserie/rules/accounts/accounts'
import { languages } from '@patisserie/rules/language'
import { limits, schemaLength } from '@patisserie/rules/limits'
import * as z from 'zod/mini'

/** Text whose weighted length a rule limits. */
export const text = (weightedLimit: number) => z.string().check(z.maxLength(schemaLength(weightedLimit)))

export const yesNo = z.enum(['Y', 'N'])
export const language = z.enum(languages)
/** SHA-256 of the constant prefix and the NFKC password, as lower-case hex. */
export const passwordHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
export const success = z.literal('suc')
export const nothing = z.object({})
/** Why something waits for staff: one of the first posts of a new account, a black flag as it was written; or not kept. */
export const heldWhys = ['first', 'black', 'unknown'] as const

/** A member's id: 7 to 10 digits, from the site's first account on. */
export const userId = z.int().check(z.gte(firstUserId), z.lte(9_999_999_999))
export const mailText = z.string().check(z.maxLength(limits.mailMax))
/** A secret of a mailed link. */
export const linkToken = z.string().check(z.minLength(16), z.maxLength(128))
/** A code as people type it: of an authenticator, of a mail, or for recovery. */
export const typedCode = z.string().check(z.maxLength(32))
/** ISO 8601, UTC. */
export const instant = z.string().check(z.maxLength(40))
/** Path of a stored picture below the site, or empty. */
export const picturePath = z.string().check(z.regex(/^(\/pic\/[\w./-]{1,160})?$/))
/** What lies behind a personal page: path of a stored picture, `drawn:` and a name, or empty. */
export const backgroundSource = z.string().check(z.regex(/^(\/pic\/[\w./-]{1,160}|drawn:[a-z]{1,20})?$/))

/** A page of `usual` rows where the caller names no size. */
const pagingOf = (usual: number) => ({
  pageSize: z._default(z.int().check(z.gte(1), z.lte(limits.pageSizeMax)), usual),
  pageNum: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
})

export const paging = pagingOf(limits.replayPageSize)
export const topicPaging = pagingOf(limits.topicPageSize)
export const floorPaging = pagingOf(limits.floorPageSize)

/** A page of rows; `total` is exact to 10,000, then 10,000 with `more`. */
export const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    total: z.int(),
    more: z.boolean(),
    pageInfo: z.object({ pageNum: z.int(), pageSize: z.int(), pages: z.int() }),
    rows: z.array(row),
  })

/** Words to look for. */
export const searched = z.string().check(z.minLength(1), z.maxLength(60))
