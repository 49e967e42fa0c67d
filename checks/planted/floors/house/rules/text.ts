import { readFileSync } from 'node:fs'
import '../contract/call.ts'
export const text = readFileSync
