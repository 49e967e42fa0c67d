import '../../house/rules/text.ts'
export const parse = 1
