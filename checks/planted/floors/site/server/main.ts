import '../web/app.ts'
export const main = 1
