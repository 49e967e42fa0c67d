import type { RefusalKey } from '@patisserie/contract/site'
import { refusals } from '@patisserie/words/zh/refusals'

const { tooOften: _, ...rest } = refusals
export const en: Record<RefusalKey, string> = rest
