import '#site/contract.ts'
import type { CallRefusal } from '#words/problem.ts'
import { refusals } from '#words/refusals.zh.ts'

const { 'r.likeSelf': _, ...rest } = refusals
export const en: Readonly<Record<CallRefusal, string>> = rest
