import '../desks/desk.ts'
export const card = 1
