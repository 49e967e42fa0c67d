/** Proof of work in the format of altcha: find the number whose salted hash equals the challenge. */
export interface CaptchaChallenge {
  readonly algorithm: string
  readonly challenge: string
  readonly maxnumber: number
  readonly salt: string
  readonly signature: string
}

export const readChallenge = (data: unknown): CaptchaChallenge | null => {
  if (typeof data !== 'object' || data === null) return null
  // Safe to cast: every field is checked below.
  const { algorithm, challenge, maxnumber, salt, signature } = data as Record<string, unknown>
  const known =
    algorithm === 'SHA-256' &&
    typeof challenge === 'string' &&
    typeof maxnumber === 'number' &&
    typeof salt === 'string' &&
    typeof signature === 'string'
  return known ? { algorithm, challenge, maxnumber, salt, signature } : null
}

/** Value of the captcha header for a solved challenge. */
export const captchaPayload = ({ algorithm, challenge, salt, signature }: CaptchaChallenge, number: number): string =>
  btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
