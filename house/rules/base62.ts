const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The four-character code of a replay's KeyID (0 to 14,776,335); throws for larger numbers. */
export const replayCode = (keyId: number): string => {
  if (!Number.isInteger(keyId) || keyId < 0 || keyId >= 62 ** 4) throw new RangeError('no four-character code')
  let code = ''
  for (let rest = keyId; code.length < 4; rest = Math.floor(rest / 62)) code = digits.charAt(rest % 62) + code
  return code
}

/** The KeyID of a four-character code; null for other texts. */
export const replayKey = (code: string): number | null => {
  if (!/^[0-9A-Za-z]{4}$/.test(code)) return null
  return Array.from(code).reduce((key, digit) => key * 62 + digits.indexOf(digit), 0)
}

/**
 * The code for a KeyID written in decimal, for `/r/{id}`; null if the text is not one. Four characters are always a
 * code and never a KeyID, so a KeyID of four digits is written with leading zeros (`01234`).
 */
export const codeOfKeyId = (text: string): string | null => {
  const key = /^\d{1,8}$/.test(text) && text.length !== 4 ? Number(text) : 0
  return key > 0 && key < 62 ** 4 ? replayCode(key) : null
}
