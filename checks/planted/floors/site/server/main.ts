import '../seed/seed.ts'
import '../web/app.ts'
export const main = 1
