import type { CallRefusal } from '@patisserie/words/problem'
import { problems } from '@patisserie/words/zh/problems'

const { 'r.likeSelf': _, ...rest } = problems
export const en: Readonly<Record<CallRefusal, string>> = rest
