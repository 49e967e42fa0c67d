import '../desks/desk.ts'
export const editor = 1
