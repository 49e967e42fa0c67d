import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import {
  backgroundSource,
  linkToken,
  nothing,
  passwordHash,
  success,
  text,
  typedCode,
  yesNo,
} from '#contract/fields.ts'

const shown = z.optional(yesNo)

/** The privacy switches as `/setPrivacy` takes them. */
export const privacySwitches = {
  showms: shown,
  showega: shown,
  showreplay: shown,
  showdes: shown,
  showhonor: shown,
  showfeed: shown,
  showprogress: shown,
  showhere: shown,
  showlist: shown,
}

/** Calls about a member's own data: privacy, background, export, closing the account. */
export const ownData = group('', {
  setPrivacy: endpoint({
    method: 'POST',
    path: '/setPrivacy',
    who: 'member',
    kind: 'write',
    touches: ['me', 'members', 'replays', 'iscore'],
    /** Unknown keys reach the handler, which refuses them: a misspelt switch must not seem to be off. */
    input: z.looseObject(privacySwitches),
    output: success,
    /** `switchUnknown` with the first key that is no switch: `{ key }`. Nothing is changed then. */
    refusals: ['switchUnknown'],
  }),
  background: endpoint({
    method: 'GET',
    path: '/getMyBG',
    who: 'member',
    kind: 'read',
    shows: ['me'],
    input: nothing,
    output: z.object({ src: z.string() }),
  }),
  setBackground: endpoint({
    method: 'POST',
    path: '/setMyBG',
    who: 'member',
    kind: 'write',
    rate: 'profile',
    touches: ['me', 'members'],
    /** Path of one of the caller's pictures or a drawn background, from life level 4 on and for faith; or empty for none. */
    input: z.object({ src: backgroundSource }),
    output: success,
    /** `faithFew` with what a change costs and what the caller has: `{ needs, has }`. */
    refusals: ['pictureUnknown', 'backgroundUnknown', 'faithFew'],
  }),
  /** A JSON file with everything the site stores about the caller; pictures and replays as paths. */
  exportData: endpoint({
    method: 'POST',
    path: '/exportData',
    who: 'member',
    kind: 'write',
    secret: true,
    blob: true,
    rate: 'export',
    input: z.object({ password: passwordHash, code: z.optional(typedCode) }),
    output: z.null(),
    refusals: ['pwWrong', 'codeWrong'],
  }),
  /** Closes the account at once. A mailed link reopens it for a week; then everything is deleted. */
  closeAccount: endpoint({
    method: 'POST',
    path: '/closeAccount',
    who: 'member',
    kind: 'write',
    secret: true,
    rate: 'password',
    touches: ['me', 'members', 'replays', 'replay-comments', 'iscore', 'relations', 'ledger'],
    /** `account` must be typed out, so that nobody closes their account by accident. */
    input: z.object({ password: passwordHash, code: z.optional(typedCode), account: text(10) }),
    output: success,
    refusals: ['pwWrong', 'codeWrong', 'accountWrong'],
  }),
  reopenAccount: endpoint({
    method: 'POST',
    path: '/reopenAccount',
    who: 'anyone',
    kind: 'write',
    rate: 'code',
    touches: ['me', 'members', 'replays', 'replay-comments', 'iscore', 'relations'],
    input: z.object({ token: linkToken }),
    output: success,
    refusals: ['linkExpired'],
  }),
})
