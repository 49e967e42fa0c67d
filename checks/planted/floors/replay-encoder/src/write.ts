import '../../house/rules/text.ts'
export const write = 1
