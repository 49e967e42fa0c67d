/** Whether a refusal's data says that the caller's staff codes are valid only after two-factor is turned on. */
export const isFactorWanted = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'needs' in data && data.needs === 'totp'
