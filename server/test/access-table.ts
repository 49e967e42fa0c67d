import { replayCode } from '@patisserie/rules/base62'

/** Kinds of callers. A clerk is staff without the call's permission code; a keeper is staff with that code only. */
export const callers = ['guest', 'unverified', 'verified', 'owner', 'clerk', 'keeper', 'black'] as const
export type CallerName = (typeof callers)[number]

/** The answer that a caller gets: the name of a gate, the code of a refusal, or 'in' where the call succeeds. */
type Told = 'login' | 'mailCheck' | 'in' | (string & {})
type Row = readonly [guest: Told, unverified: Told, verified: Told, owner: Told]

interface Case {
  readonly told: Row
  /** Answer for a clerk, a keeper and a member with the black flag; left out where it is that of a verified member. */
  readonly clerk?: Told
  readonly keeper?: Told
  readonly black?: Told
  /** The call's input. Its place is created again after every successful write, because some calls end its things. */
  readonly input?: (at: Place) => object
}

/** A replay that only its uploader may fetch, with a comment of the uploader; a club, and the owner's topic in it. */
export interface Place {
  readonly rid: number
  readonly comment: number
  readonly m: number
  readonly t: number
}

const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'sweet' }] }] }
const hash = 'a'.repeat(64)
export const written = {
  comment: '',
  category: 'other',
  NM: 'N',
  NB: 'N',
  NT: 'N',
  NSY: 'N',
  open: 'N',
  commentable: 'Y',
  screen: '',
} as const
const anyone: Row = ['in', 'in', 'in', 'in']
const inside = (code: string): Row => ['login', code, code, code]
const member = inside('in')
const same = (code: string): Row => [code, code, code, code]
/** A call of the back office; `told` is the answer for staff with the code. */
export const staffOnly = (input?: Case['input'], told: Told = 'in'): Case => ({
  told: inside('admin'),
  clerk: 'admin',
  keeper: told,
  ...(input && { input }),
})

/** The expected answer for a caller. */
export const toldTo = (caller: CallerName, { told, clerk, keeper, black }: Case): Told => {
  const [guest, unverified, verified, owner] = told
  return { guest, unverified, verified, owner, clerk, keeper, black }[caller] ?? verified
}

/** The expected answer of every call for each caller, by the call's path. The test fails for a call without a row. */
export const accessTable: Readonly<Record<string, Case>> = {
  '/register': { told: same('accountInvalid'), input: () => ({ account: '!', mail: 'x@example.com', password: hash }) },
  '/login': { told: same('wrongLogin'), input: () => ({ account: 'nobody', password: hash }) },
  '/logout': { told: member },
  '/me': { told: member },
  '/forgotPW': { told: same('notRegistered'), input: () => ({ mail: 'nobody@example.com' }) },
  '/setNewPW': { told: same('linkExpired'), input: () => ({ token: 'x'.repeat(43), password: hash }) },
  '/resetPW': { told: inside('pwWrong'), input: () => ({ password: hash, newPassword: hash }) },
  '/verifyMail': { told: same('linkExpired'), input: () => ({ token: 'x'.repeat(43) }) },
  '/mailCheck': { told: ['login', 'in', 'mailChecked', 'mailChecked'] },
  '/changeMail': { told: inside('pwWrong'), input: () => ({ password: hash, mail: 'x@example.com' }) },
  '/undoMail': { told: same('linkExpired'), input: () => ({ token: 'x'.repeat(43) }) },
  '/unlock': { told: same('linkExpired'), input: () => ({ token: 'x'.repeat(43) }) },
  '/sessions': { told: member },
  '/getTotp': { told: member },
  '/startTotp': { told: ['login', 'mailCheck', 'pwWrong', 'pwWrong'], input: () => ({ password: hash }) },
  '/confirmTotp': {
    told: ['login', 'mailCheck', 'totpLate', 'totpLate'],
    // Staff already have two-factor on.
    clerk: 'totpOn',
    keeper: 'totpOn',
    input: () => ({ code: '000000' }),
  },
  '/endTotp': { told: inside('pwWrong'), input: () => ({ password: hash, code: '000000' }) },
  '/renewCodes': { told: inside('pwWrong'), input: () => ({ password: hash, code: '000000' }) },
  '/loginCode': { told: same('loginAgain'), input: () => ({ ticket: 'x'.repeat(43), code: '000000' }) },
  '/setPrivacy': { told: member, input: () => ({ showfeed: 'Y' }) },
  '/getMyBG': { told: member },
  '/setMyBG': { told: member, black: 'black', input: () => ({ src: '' }) },
  '/exportData': { told: inside('pwWrong'), input: () => ({ password: hash }) },
  '/closeAccount': { told: inside('pwWrong'), input: () => ({ password: hash, account: 'owner' }) },
  '/reopenAccount': { told: same('linkExpired'), input: () => ({ token: 'x'.repeat(43) }) },
  '/endSession': { told: inside('sessionGone'), input: () => ({ id: 'somebody-elses' }) },
  '/endOtherSessions': { told: member },
  '/getLastIP': { told: member },
  '/nick': { told: inside('nickEmpty'), black: 'black', input: () => ({ nick: ' ' }) },
  '/getBrint': { told: member },
  '/setBrint': { told: member, black: 'black', input: () => ({ brint: 'sweet' }) },
  '/postHead': {
    told: inside('pictureUnknown'),
    black: 'black',
    input: () => ({ src: `/pic/${hash}.png` }),
  },
  '/prefer': { told: member, input: () => ({ mNum: 10 }) },
  '/getPersonal': { told: anyone, input: () => ({ UID: 1_000_001 }) },
  '/getFront': { told: anyone },
  '/getMS': { told: anyone },
  '/getMSByM': { told: anyone, input: ({ m }) => ({ m }) },
  '/getMSByT': { told: anyone, input: ({ t }) => ({ t }) },
  '/getMSHeadByM/:id': { told: anyone, input: ({ m }) => ({ id: String(m) }) },
  '/getMSHeadByT/:id': { told: anyone, input: ({ t }) => ({ id: String(t) }) },
  '/getNewTopic': { told: anyone },
  '/getRecTopic': { told: anyone },
  '/getSomeOneTopicByPage': { told: anyone, input: () => ({ UID: 1_000_001 }) },
  '/getMyTopicByPage': { told: member },
  '/m1': { told: ['login', 'mailCheck', 'in', 'in'], input: ({ m }) => ({ m, title: 'tea', document }) },
  '/m2': { told: ['login', 'mailCheck', 'in', 'in'], input: ({ t }) => ({ t, document }) },
  '/m3': {
    told: ['login', 'mailCheck', 'notYours', 'in'],
    input: ({ t }) => ({ t, floor: 1, edits: 0, document }),
  },
  '/m4': { told: ['login', 'mailCheck', 'notYours', 'in'], input: ({ t }) => ({ t, floor: 1 }) },
  '/m5': { told: ['login', 'mailCheck', 'in', 'likeSelf'], black: 'black', input: ({ t }) => ({ t, floor: 1 }) },
  '/m6': {
    told: ['login', 'mailCheck', 'in', 'reportSelf'],
    input: ({ t }) => ({ t, floor: 1, reason: 'too sweet' }),
  },
  '/setStoreup': { told: ['login', 'mailCheck', 'in', 'storeupSelf'], input: ({ t }) => ({ t }) },
  '/getStoreUp': { told: member },
  '/getMSMark': { told: member, input: ({ t }) => ({ t: [t] }) },
  '/getMSOwn': { told: member, input: ({ t }) => ({ t, floors: [1] }) },
  '/readMS': { told: member, input: ({ t }) => ({ t, floor: 1 }) },
  '/getMSDocument': { told: ['login', 'notYours', 'notYours', 'in'], input: ({ t }) => ({ t, floor: 1 }) },
  '/getMSHistory': { told: anyone, input: ({ t }) => ({ t, floor: 1 }) },
  '/getAllMS': staffOnly(),
  '/addMS': staffOnly(() => ({ name: ' ', intro: '', pic: '' }), 'clubNameEmpty'),
  '/updateMS': staffOnly(
    () => ({ m: 999_999, name: 'tea', intro: '', pic: '', hidden: 'N', reason: 'tidy' }),
    'clubGone',
  ),
  '/orderMS': staffOnly(() => ({ m: [999_999] }), 'clubsChanged'),
  '/getAllTopic': staffOnly(),
  '/getMSTopic': staffOnly(),
  '/setMSTopic': staffOnly(() => ({ t: 999_999_999, act: 'pin', reason: 'good' }), 'topicGone'),
  '/deleteFloor': staffOnly(() => ({ t: 999_999_999, floor: 2, reason: 'spam' }), 'topicGone'),
  '/updateRecomment': staffOnly(() => ({ t: [999_999_999] }), 'topicGone'),
  '/getMSReport': staffOnly(),
  '/takeMSReport': staffOnly(() => ({ id: 9_000_000 }), 'missingReport'),
  '/decideMSReport': staffOnly(() => ({ id: 9_000_000, verdict: 'pass', reason: 'seen' }), 'missingReport'),
  '/doneMSReport': staffOnly(() => ({ id: 9_000_000 }), 'missingReport'),
  '/getMSHeld': staffOnly(),
  '/decideMSHeld': staffOnly(() => ({ t: 999_999_999, floor: 1, verdict: 'pass', reason: 'fine' }), 'topicGone'),
  '/getNotice': { told: anyone },
  '/getActiveUser': { told: anyone },
  '/getPUser': { told: anyone, input: () => ({ id: '1000001' }) },
  '/getHomepage': staffOnly(),
  '/updateHomepage': staffOnly(() => ({ roll: [], version: 2_000_000_000 }), 'homepageChanged'),
  '/updateAnnouncement': staffOnly(() => ({ zh: '', en: '' })),
  '/getSRC': { told: inside('fileMissing') },
  '/getReplayFilters': { told: member },
  '/saveReplayFilter': { told: member, input: () => ({ name: 'mine', query: 'game=6' }) },
  '/delReplayFilter': { told: inside('filterGone'), input: () => ({ id: 1_000_000 }) },
  '/getReplay': { told: anyone },
  '/getMyReplay': { told: member },
  '/getMyReplayByPage': { told: member },
  '/getSomeOneReplayByPage': { told: anyone, input: () => ({ upid: 1_000_001 }) },
  '/someReplay': { told: anyone, input: ({ rid }) => ({ reps: [rid] }) },
  '/getReplayById': { told: anyone, input: ({ rid }) => ({ code: replayCode(rid) }) },
  '/getReplaySeries': {
    told: ['seriesClosed', 'seriesClosed', 'seriesClosed', 'in'],
    input: ({ rid }) => ({ code: replayCode(rid) }),
  },
  '/getReplayPair': { told: same('pairGone'), input: ({ rid }) => ({ a: replayCode(rid), b: 'zzzz' }) },
  '/getReplayRivals': { told: anyone, input: ({ rid }) => ({ code: replayCode(rid) }) },
  '/getReplayHints': staffOnly(({ rid }) => ({ code: replayCode(rid) })),
  '/upReplay': { told: ['login', 'mailCheck', 'fileMissing', 'fileMissing'], input: () => written },
  '/updateReplay': { told: ['login', 'mailCheck', 'notOwn', 'in'], input: ({ rid }) => ({ rid, ...written }) },
  '/delReplay': { told: ['login', 'mailCheck', 'notOwn', 'in'], input: ({ rid }) => ({ rid }) },
  '/likeReplay': {
    told: ['login', 'mailCheck', 'in', 'likeSelf'],
    black: 'black',
    input: ({ rid }) => ({ rid }),
  },
  '/getLikedReplay': { told: member, input: ({ rid }) => ({ reps: [rid] }) },
  '/getReplayComments': { told: anyone, input: ({ rid }) => ({ rid }) },
  '/replayComment': { told: ['login', 'mailCheck', 'in', 'in'], input: ({ rid }) => ({ rid, comment: 'sweet' }) },
  '/delReplayComment': { told: ['login', 'mailCheck', 'notOwn', 'in'], input: ({ comment }) => ({ id: comment }) },
  '/hrpy/:id': { told: ['login', 'notOwn', 'notOwn', 'in'], input: ({ rid }) => ({ id: replayCode(rid) }) },
  '/getTokens': { told: member },
  '/addToken': {
    told: ['login', 'mailCheck', 'pwWrong', 'pwWrong'],
    input: () => ({ name: 'mine', scopes: ['read'], days: 1, password: hash }),
  },
  '/delToken': { told: inside('gone'), input: () => ({ id: 999_999 }) },
  '/replayReport': {
    told: ['login', 'mailCheck', 'in', 'reportSelf'],
    input: ({ rid }) => ({ id: replayCode(rid), reason: 'slow' }),
  },
  '/getReplayReport': staffOnly(),
  '/takeReplayReport': staffOnly(() => ({ id: 9_000_000 }), 'missingReport'),
  '/decideReplayReport': staffOnly(() => ({ id: 9_000_000, verdict: 'pass', reason: 'seen' }), 'missingReport'),
  '/doneReplayReport': staffOnly(() => ({ id: 9_000_000 }), 'missingReport'),
  '/getMyHeld': { told: member },
  '/getHeld': staffOnly(),
  '/decideHeld': staffOnly(() => ({ kind: 'comment', id: 9_000_000, pass: 'Y', reason: 'fine' }), 'missingHeld'),
  '/getHiddenReplay': staffOnly(),
  '/restoreReplay': staffOnly(({ rid }) => ({ id: replayCode(rid), reason: 'back' }), 'missingHidden'),

  '/getMenu': { told: inside('admin'), clerk: 'in', keeper: 'in' },
  '/getAllAdmin': staffOnly(),
  '/addAdmin': staffOnly(() => ({ id: '1000001', permissions: [], reason: 'help' }), 'missingPermissions'),
  '/updateAdmin': staffOnly(() => ({ UID: 9_000_000, permissions: [], reason: 'thanks' }), 'missingAdmin'),
  '/getAllUser': staffOnly(),
  '/getAllUserBase': { told: inside('admin'), clerk: 'in', keeper: 'in' },
  '/getAlikeNames': staffOnly(),
  '/updateUserBlack': staffOnly(() => ({ UID: 9_000_000, black: 'Y', reason: 'spam' }), 'missingMember'),
  '/updatePro': staffOnly(() => ({ UID: 9_000_000, life: 1, bomb: 1, reason: 'thanks' }), 'missingMember'),
  '/enterAs': staffOnly(() => ({ UID: 9_000_000, reason: 'asked for help' }), 'missingMember'),
  '/getError': staffOnly(),
  '/reportError': { told: anyone, input: () => ({ message: 'x is undefined', path: '/rpy' }) },
  '/getStaffLog': staffOnly(),
  '/checkStaffLog': staffOnly(),
  '/getMyActs': { told: inside('admin'), clerk: 'in', keeper: 'in' },
  '/getPunishment': { told: member },
  '/appeal': {
    told: inside('notBlack'),
    // The table calls it once: a second appeal on the same day is refused.
    black: 'in',
    input: () => ({ text: 'It was my cat.' }),
  },
  '/getAppeals': staffOnly(),
  '/decideAppeal': staffOnly(() => ({ id: 9_000_000, pass: 'Y', reason: 'fair' }), 'missingAppeal'),
  '/newRM': { told: member },
  '/allRM': { told: member },
  '/readRM': { told: member, input: () => ({ ids: [1] }) },
  '/allRead': { told: member },
  // Members are made in the order of the callers: 1000001 is the unverified one, 1000003 the owner.
  '/follow': {
    told: ['login', 'mailCheck', 'in', 'followSelf'],
    black: 'black',
    input: () => ({ UID: 1_000_003 }),
  },
  '/unfollow': { told: ['login', 'mailCheck', 'notFollowed', 'notFollowed'], input: () => ({ UID: 1_000_001 }) },
  '/block': { told: ['login', 'blockSelf', 'in', 'in'], input: () => ({ UID: 1_000_001 }) },
  '/unblock': { told: inside('notBlocked'), input: () => ({ UID: 1_000_002 }) },
  '/getBlock': { told: member },
  '/getRelation': { told: member, input: () => ({ UID: 1_000_001 }) },
  '/getFollow': { told: inside('in'), input: () => ({ way: 'followers' }) },
  '/knowFollow': { told: member },
  '/schTopic': { told: anyone, input: () => ({ q: 'sweet' }) },
  '/schUser': { told: anyone, input: () => ({ q: 'sweet' }) },
  '/getFeed': { told: inside('in') },
  '/getProgress': { told: anyone, input: () => ({ UID: 1_000_001 }) },
  '/getJF': { told: anyone },
  '/getJFParts': { told: same('nobody'), input: () => ({ UID: 1_000_001 }) },
  '/getMyJF': { told: member },
  // The note is too long, so the call stops there. iscore.test.ts tests other people's replays and names of files.
  '/claimPilot': {
    told: ['login', 'mailCheck', 'reasonLong', 'reasonLong'],
    input: ({ rid }) => ({ rid, note: '字'.repeat(101) }),
  },
  '/getMyPilots': { told: member },
  '/getPilotClaims': staffOnly(() => ({})),
  '/decidePilot': staffOnly(() => ({ id: 1_000_000, pass: 'Y', reason: 'x' }), 'gone'),
  '/getIscoreQueue': staffOnly(() => ({})),
  '/passIscore': staffOnly(({ rid }) => ({ rid, pass: 'Y', reason: 'x' }), 'gone'),
  '/getWorldFirsts': staffOnly(() => ({})),
  '/setWorldFirst': staffOnly(({ rid }) => ({ code: replayCode(rid), grant: 'Y', reason: 'x' }), 'gone'),
  '/getArchive': { told: anyone },
  '/claimRun': { told: ['login', 'mailCheck', 'gone', 'gone'], input: () => ({ id: 1, reason: 'mine' }) },
  '/getMyClaims': { told: member },
  '/withdrawRunClaim': { told: inside('claimGone'), input: () => ({ id: 1 }) },
  '/getRunClaims': staffOnly(() => ({})),
  '/takeRunClaim': staffOnly(() => ({ id: 1 }), 'claimGone'),
  '/decideRunClaim': staffOnly(() => ({ id: 1, pass: 'Y', reason: 'x' }), 'claimGone'),

  '/getDraft': { told: member, input: () => ({ place: 'm:1' }) },
  '/getDrafts': { told: member },
  '/saveDraft': {
    told: member,
    input: () => ({ place: 'm:1', title: '', document: { type: 'doc' }, base: 0, force: 'Y' }),
  },
  '/dropDraft': { told: member, input: () => ({ place: 'm:1' }) },
  '/aite': { told: member, input: () => ({ aite: 'owner' }) },
  '/schp': { told: member, input: () => ({ type: 'replay' }) },
  '/cfsb': {
    told: ['login', 'mailCheck', 'in', 'in'],
    input: () => ({ document }),
  },
  '/getemoji': { told: member },
  '/addemoji': { told: ['login', 'mailCheck', 'emojiUrl', 'emojiUrl'], input: () => ({ emojiSrc: 'sweet' }) },
  '/delemoji': { told: inside('emojiNone'), input: () => ({ emojiSrc: 'sweet' }) },
}
