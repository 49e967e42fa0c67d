import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { passwordMaterial } from '#rules/people/accounts.ts'

/** The hash that is sent instead of the password. Not by WebCrypto, which is missing on plain http. */
export const hashPassword = (password: string): string => bytesToHex(sha256(utf8ToBytes(passwordMaterial(password))))
