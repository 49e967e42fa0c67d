import * as z from 'zod/mini'
import { endpoint, group } from './endpoint.ts'
import { backgroundSource, linkToken, nothing, passwordHash, success, text, typedCode, yesNo } from './fields.ts'

const shown = z.optional(yesNo)

/** What others see of a member, and what the site keeps: privacy, background, taking it along, closing. */
export const ownData = group('', {
  setPrivacy: endpoint({
    method: 'POST',
    path: '/setPrivacy',
    who: 'member',
    kind: 'write',
    touches: ['me', 'members', 'replays', 'iscore'],
    input: z.object({
      showms: shown,
      showega: shown,
      showreplay: shown,
      showdes: shown,
      showhonor: shown,
      showfeed: shown,
      showprogress: shown,
    }),
    output: success,
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
    /** Path of an own picture, one of the drawn ones, or empty for none. */
    input: z.object({ src: backgroundSource }),
    output: success,
    refusals: ['pictureUnknown', 'backgroundUnknown'],
  }),
  /** One JSON file with everything the site keeps of the caller; pictures and replays by their paths. */
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
  /** At once; a link by mail takes it back for a week, then everything is forgotten. */
  closeAccount: endpoint({
    method: 'POST',
    path: '/closeAccount',
    who: 'member',
    kind: 'write',
    secret: true,
    rate: 'password',
    touches: ['me', 'members', 'replays', 'replay-comments', 'iscore', 'relations'],
    /** `account` is typed out, so that nobody closes theirs by a slip. */
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
