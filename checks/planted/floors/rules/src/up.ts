import { call } from '../../contract/src/call.ts'
export const up = call
