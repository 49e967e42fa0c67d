import '../../two/web/page.ts'
import '../server/one.ts'
import '../../../site/web/app.ts'
export const page = 1
