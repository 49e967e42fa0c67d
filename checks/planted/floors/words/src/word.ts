import { kit } from '../../server/src/kit/kit.ts'
export const word = kit
