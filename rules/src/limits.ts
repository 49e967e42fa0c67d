/**
 * Every limit of the site, once: forms, schemas and rules read it here. Text limits are weighted lengths (see
 * `weightedLength`); names end in their unit where it is not a count.
 */
export const limits = Object.freeze({
  // Text, weighted
  nickname: 24,
  introduction: 300,
  comment: 600,
  topicTitle: 120,
  message: 3_000,
  note: 120,
  reason: 300,
  betTitle: 120,
  clubName: 60,
  clubText: 600,
  paintingName: 120,
  rollTitle: 90,
  rollWords: 240,
  announcement: 600,
  filterName: 24,

  // Accounts, in characters
  accountMin: 3,
  accountMax: 10,
  passwordMin: 6,
  passwordHelperMax: 18,
  mailMax: 254,
  adminIdDigits: 7,
  loginFreezeSeconds: 3_600,
  /** Different wrong passwords for one account from one network before that pair is frozen. */
  loginFreezeTries: 5,
  /** Wrong passwords for one account from anywhere before each further try asks for a captcha. */
  loginCaptchaTries: 20,
  verifyLinkSeconds: 86_400,
  resetLinkSeconds: 3_600,
  changeLinkSeconds: 3_600,
  undoMailSeconds: 7 * 86_400,
  /** An account whose address is not verified ends after so long; its owner is told by mail so long before. */
  unverifiedSeconds: 7 * 86_400,
  unverifiedNoticeSeconds: 2 * 86_400,
  /** A closed account can be opened again so long. */
  reopenSeconds: 7 * 86_400,
  /** One-time codes: digits, seconds a code, and steps before and after that are taken too. */
  totpDigits: 6,
  totpStepSeconds: 30,
  totpWindow: 1,
  /** From the secret's showing to the first code of it. */
  totpSetupSeconds: 3_600,
  recoveryCodes: 10,
  /** A log-in waits so long for its code, and so many codes. */
  loginTicketSeconds: 600,
  loginTicketTries: 5,

  // One floor of a topic, as document
  floorBytes: 256 * 1_024,
  floorDepth: 12,
  floorNodes: 5_000,
  floorPictures: 10,
  /** From life level 2. */
  floorPicturesPrivileged: 20,
  galleryMin: 2,
  mentionSearchMin: 2,
  /** So many of those a post names are told. */
  mentionsTold: 20,
  emojiPerPage: 24,
  savedColours: 8,
  /** Versions kept of a draft, and places a member has drafts of. */
  draftVersions: 5,
  draftPlaces: 100,
  /** Of all drafts a member keeps, versions included. */
  draftBytes: 8 * 1_024 * 1_024,
  ownEmoji: 100,
  /** Pictures elsewhere that a member's texts and emoji have copied within a day. */
  copiesADay: 60,
  /** Items of the roll box on the home page. */
  rollItems: 12,

  // Files
  pictureBytes: 5_242_880,
  picturePixels: 40_000_000,
  /** Longest side, in pixels. */
  pictureSide: 16_384,
  /** Of an animation. */
  pictureFrames: 1_000,
  /** Bytes that decoding a picture may take: fewer than the most pixels of the widest kind would. */
  pictureMemory: 320 * 1_024 * 1_024,
  /** To decode a picture and write it anew. */
  pictureSeconds: 5,
  staffFileBytes: 524_288_000,
  /** Pictures above are compressed at `compressQuality` and get a mobile version. */
  compressAboveBytes: 3_000_000,
  compressQuality: 0.5,
  jpegQuality: 0.7,
  replayFileBytes: 1_000_000,
  /** Files one upload page takes at a time. */
  uploadQueue: 20,

  // Paging
  replayPageSize: 10,
  pagerButtons: 5,
  topicPageSize: 20,
  floorPageSize: 20,
  pageSizeMax: 50,
  /** So many filters a member keeps. */
  savedFiltersMost: 30,
  /** Smallest topics or floors a page a reader can choose. */
  pageSizeMin: 5,
  /** A feed goes back so many pages. */
  feedPages: 40,
  /** So many people a member follows, and blocks, at most. */
  followsMost: 1_000,
  blocksMost: 1_000,
  /** Totals are exact up to here. */
  exactTotal: 10_000,

  // Layout, in CSS pixels
  /** Below, the replay table's achievement column moves into the expanded row. */
  achievementColumnWidth: 1_350,
  /** Below, the iscore column does too. */
  iscoreColumnWidth: 1_270,
  /** Below, the device counts as mobile. */
  mobileWidth: 768,

  // Times
  requestTimeoutMs: 23_000,
  uploadTimeoutMs: 50_000,
  chunkTimeoutMs: 120_000,
  toastMs: 2_000,
  errorToastMs: 3_000,
  impersonationReloadMs: 2_000,
  idempotencySeconds: 86_400,
  captchaSeconds: 120,

  // Bets
  betOptions: 10,
  betIdMin: 3,
  betIdMax: 30,

  /** Slow-down above refuses a replay in categories that rank, in percent. */
  slowPercent: 10,
  scriptTokenName: 60,
  scriptTokens: 20,
  scriptTokenDays: 366,

  /** Four digits of base 62. */
  replayKeyMax: 14_776_335,
})

/** Bound of a schema for text a rule limits: four times the limit, so that a form's own message comes first. */
export const schemaLength = (weightedLimit: number): number => 4 * weightedLimit
