/** What the session does on few visits: sessions left without network are ended, the gift of the day is said. */
export { powerNotice } from '../api/reward.ts'
export { endLeftTokens } from './log-in/left-tokens.ts'
