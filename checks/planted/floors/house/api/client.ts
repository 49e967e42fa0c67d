import '../session/me.ts'
export const client = 1
