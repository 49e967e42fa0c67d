import '../core/core.ts'
export const word = 1
