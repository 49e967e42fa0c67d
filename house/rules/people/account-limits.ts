// Limits of accounts. See `limit-values.ts`.

export const nickname = 24
export const introduction = 300
export const accountMin = 3
export const accountMax = 10
export const passwordMin = 6
export const passwordHelperMax = 18
export const mailMax = 254
export const adminIdDigits = 7
export const loginFreezeSeconds = 3_600
/** Number of different wrong passwords for one account from one network that freezes log-in for that pair. */
export const loginFreezeTries = 5
/** Number of wrong passwords for one account, from anywhere, after which each further try needs a captcha. */
export const loginCaptchaTries = 20
export const verifyLinkSeconds = 86_400
export const resetLinkSeconds = 3_600
export const changeLinkSeconds = 3_600
export const undoMailSeconds = 7 * 86_400
/** An account whose address is not verified is deleted after this time; its owner gets a mail this long before that. */
export const unverifiedSeconds = 7 * 86_400
export const unverifiedNoticeSeconds = 2 * 86_400
/** How long a closed account can be reopened. */
export const reopenSeconds = 7 * 86_400
/**
 * One-time codes: number of digits, seconds per code, and how many steps before and after the current one are accepted.
 */
export const totpDigits = 6
export const totpStepSeconds = 30
export const totpWindow = 1
/** Time from showing the secret until the first code of it must be entered. */
export const totpSetupSeconds = 3_600
export const recoveryCodes = 10
/** A log-in with the right password waits this long for its code, and allows this many wrong codes. */
export const loginTicketSeconds = 600
export const loginTicketTries = 5
export const impersonationReloadMs = 2_000
export const scriptTokenName = 60
export const scriptTokens = 20
export const scriptTokenDays = 366
/** Number of accounts that one person can link, and how long two accounts still count as one after their link is undone. */
export const linkedAccounts = 5
export const linkCountsSeconds = 90 * 86_400
