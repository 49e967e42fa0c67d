import * as z from 'zod/mini'
import { rewardWords } from '#rules/economy/reward-word.ts'
import * as houseLimits from '#rules/house-limits.ts'
import { languages } from '#rules/language.ts'
import * as limits from '#rules/people/account-limits.ts'
import { firstUserId } from '#rules/people/accounts.ts'
import { schemaLength } from '#rules/schema-length.ts'

/** A text whose weighted length is limited by the rules. */
export const text = (weightedLimit: number) => z.string().check(z.maxLength(schemaLength(weightedLimit)))

/** In a `row` a boolean of the program. */
export const yesNo = z.enum(['Y', 'N'])
export const language = z.enum(languages)
/** SHA-256 of the constant prefix and the password in NFKC, lower-case hex. */
export const passwordHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
export const success = z.literal('suc')
export const nothing = z.object({})
/** What a post brought its author: the point of the day, or a bullet of one of three kinds; empty if nothing. */
export const reward = z.enum(rewardWords)
/**
 * Why a post waits for staff: one of the first posts of a new account; a black-flagged author; the same text or link
 * came from several accounts; a new account posted an external link; `unknown` for old rows.
 */
export const heldWhys = ['first', 'black', 'same', 'link', 'unknown'] as const
export type SaidWhy = (typeof heldWhys)[number]

/** Id of a row whose column is a 4-byte integer: reports, replays, archived runs. */
export const rowId = z.int().check(z.gte(1), z.lte(2_147_483_647))
/** A member's id: 7 to 10 digits, at least `firstUserId`. */
export const userId = z.int().check(z.gte(firstUserId), z.lte(9_999_999_999))
export const topicId = z.int().check(z.gte(1), z.lte(2_000_000_000))
/** Number of a floor in its topic: 1 is the opening post. Numbers have no gaps and never change. */
export const floorNumber = z.int().check(z.gte(1), z.lte(1_000_000))
/** Where hits of a search stand in a text: first and end of each, in UTF-16 units, ascending, without overlap. */
export const hitMarks = z.array(z.int())

/** The editor's document as JSON, at most `floorBytes`. `rules/rich-text` defines what it may contain. */
export const richDocument = z.record(z.string(), z.unknown())
export const mailText = z.string().check(z.maxLength(limits.mailMax))
/** The secret in a mailed link. */
export const linkToken = z.string().check(z.minLength(16), z.maxLength(128))
/** A code as people type it: from an authenticator, from a mail, or a recovery code. */
export const typedCode = z.string().check(z.maxLength(32))
/** ISO 8601, UTC. */
export const instant = z.string().check(z.maxLength(40))
/** Path of a stored picture below the site, or empty. */
export const picturePath = z.string().check(z.regex(/^(\/pic\/[\w./-]{1,160})?$/))
/** Background of a personal page: path of a stored picture, `drawn:` and a name, or empty. */
export const backgroundSource = z.string().check(z.regex(/^(\/pic\/[\w./-]{1,160}|drawn:[a-z]{1,20})?$/))

/** Paging fields, with `usual` rows per page by default. */
const pagingOf = (usual: number) => ({
  pageSize: z._default(z.int().check(z.gte(1), z.lte(houseLimits.pageSizeMax)), usual),
  pageNum: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
})

export const paging = pagingOf(houseLimits.pageSize)
export const topicPaging = pagingOf(houseLimits.topicPageSize)
export const floorPaging = pagingOf(houseLimits.floorPageSize)

/** Fields of a page of rows. `total` is exact up to 10,000; above that it is 10,000, and `more` is true. */
export const pageFields = <T extends z.ZodMiniType>(row: T) => ({
  total: z.int(),
  more: z.boolean(),
  pageInfo: z.object({ pageNum: z.int(), pageSize: z.int(), pages: z.int() }),
  rows: z.array(row),
})

export const pageOf = <T extends z.ZodMiniType>(row: T) => z.object(pageFields(row))

/** Search words. */
export const searched = z.string().check(z.minLength(1), z.maxLength(60))
