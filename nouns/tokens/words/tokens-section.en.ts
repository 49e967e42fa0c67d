import type { tokensSection as zh } from './tokens-section.zh.ts'

export const tokensSection: typeof zh = { name: 'Script tokens', text: 'Keys for programs' }
