import '../core/core.ts'
export const kit = 1
