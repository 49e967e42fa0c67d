import { shell } from '../../web/src/app/shell.ts'
import { encode } from '../../replay-encoder/src/up.ts'
export const app = [shell, encode]
