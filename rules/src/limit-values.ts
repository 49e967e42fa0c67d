/**
 * Every limit of the site, once: forms, schemas and rules read it as `limits.nickname` (see limits.ts). Each is an
 * export of its own, so that the browser loads only those its pages use. Text limits are weighted lengths (see
 * `weightedLength`); names end in their unit where it is not a count.
 */
// Text, weighted
export const nickname = 24
export const introduction = 300
export const comment = 600
export const topicTitle = 120
export const message = 3_000
export const note = 120
export const reason = 300
export const betTitle = 120
export const clubName = 60
export const clubText = 600
export const paintingName = 120
export const rollTitle = 90
export const rollWords = 240
export const announcement = 600
export const filterName = 24

// Accounts, in characters
export const accountMin = 3
export const accountMax = 10
export const passwordMin = 6
export const passwordHelperMax = 18
export const mailMax = 254
export const adminIdDigits = 7
export const loginFreezeSeconds = 3_600
/** Different wrong passwords for one account from one network before that pair is frozen. */
export const loginFreezeTries = 5
/** Wrong passwords for one account from anywhere before each further try asks for a captcha. */
export const loginCaptchaTries = 20
export const verifyLinkSeconds = 86_400
export const resetLinkSeconds = 3_600
export const changeLinkSeconds = 3_600
export const undoMailSeconds = 7 * 86_400
/** An account whose address is not verified ends after so long; its owner is told by mail so long before. */
export const unverifiedSeconds = 7 * 86_400
export const unverifiedNoticeSeconds = 2 * 86_400
/** A closed account can be opened again so long. */
export const reopenSeconds = 7 * 86_400
/** One-time codes: digits, seconds a code, and steps before and after that are taken too. */
export const totpDigits = 6
export const totpStepSeconds = 30
export const totpWindow = 1
/** From the secret's showing to the first code of it. */
export const totpSetupSeconds = 3_600
export const recoveryCodes = 10
/** A log-in waits so long for its code, and so many codes. */
export const loginTicketSeconds = 600
export const loginTicketTries = 5

// One floor of a topic, as document
export const floorBytes = 256 * 1_024
export const floorDepth = 12
export const floorNodes = 5_000
export const floorPictures = 10
/** From life level 2. */
export const floorPicturesPrivileged = 20
export const galleryMin = 2
export const mentionSearchMin = 2
/** So many of those a post names are told. */
export const mentionsTold = 20
export const emojiPerPage = 24
export const savedColours = 8
/** Versions kept of a draft, and places a member has drafts of. */
export const draftVersions = 5
export const draftPlaces = 100
/** Of all drafts a member keeps, versions included. */
export const draftBytes = 8 * 1_024 * 1_024
export const ownEmoji = 100
/** Pictures elsewhere that a member's texts and emoji have copied within a day. */
export const copiesADay = 60
/** Items of the roll box on the home page. */
export const rollItems = 12

// Files
export const pictureBytes = 5_242_880
export const picturePixels = 40_000_000
/** Longest side, in pixels. */
export const pictureSide = 16_384
/** Of an animation. */
export const pictureFrames = 1_000
/** Bytes that decoding a picture may take: fewer than the most pixels of the widest kind would. */
export const pictureMemory = 320 * 1_024 * 1_024
/** To decode a picture and write it anew. */
export const pictureSeconds = 5
export const staffFileBytes = 524_288_000
/** Pictures above are compressed at `compressQuality` and get a mobile version. */
export const compressAboveBytes = 3_000_000
export const compressQuality = 0.5
export const jpegQuality = 0.7
export const replayFileBytes = 1_000_000
/** Files one upload page takes at a time. */
export const uploadQueue = 20

// Paging
export const replayPageSize = 10
export const pagerButtons = 5
export const topicPageSize = 20
export const floorPageSize = 20
export const pageSizeMax = 50
/** So many filters a member keeps. */
export const savedFiltersMost = 30
/** Smallest topics or floors a page a reader can choose. */
export const pageSizeMin = 5
/** A feed goes back so many pages. */
export const feedPages = 40
/** So many people a member follows, and blocks, at most. */
export const followsMost = 1_000
export const blocksMost = 1_000
/** Totals are exact up to here. */
export const exactTotal = 10_000

// Layout, in CSS pixels
/** Below, the replay table's achievement column moves into the expanded row. */
export const achievementColumnWidth = 1_350
/** Below, the iscore column does too. */
export const iscoreColumnWidth = 1_270
/** Below, the device counts as mobile. */
export const mobileWidth = 768

// Times
export const requestTimeoutMs = 23_000
export const uploadTimeoutMs = 50_000
export const chunkTimeoutMs = 120_000
export const toastMs = 2_000
export const errorToastMs = 3_000
export const impersonationReloadMs = 2_000
export const idempotencySeconds = 86_400
export const captchaSeconds = 120

// Bets
export const betOptions = 10
export const betIdMin = 3
export const betIdMax = 30

/** Slow-down above refuses a replay in categories that rank, in percent. */
export const slowPercent = 10
export const scriptTokenName = 60
export const scriptTokens = 20
export const scriptTokenDays = 366

/** Four digits of base 62. */
export const replayKeyMax = 14_776_335
