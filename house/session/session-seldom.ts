/** Session code for few visits: ending sessions left without network, and the notice about the gift of the day. */
export { powerNotice } from '#api/reward.ts'
export { celebrate } from '#design/moment/celebrate.ts'
export { endLeftTokens } from './log-in/left-tokens.ts'
