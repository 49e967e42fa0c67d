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
export const impersonationReloadMs = 2_000
export const scriptTokenName = 60
export const scriptTokens = 20
export const scriptTokenDays = 366
