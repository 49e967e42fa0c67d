import { kit } from '../../../../server/src/kit/kit.ts'
export const two = kit
