import '#site/contract.ts'
import type { CallRefusal } from '#words/problem.ts'
import { problems } from '#site/words/problems.zh.ts'

const { 'r.likeSelf': _, ...rest } = problems
export const en: Readonly<Record<CallRefusal, string>> = rest
