/** Whether a gate of the back office says that the caller's codes count once two-factor is on. */
export const isFactorWanted = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'needs' in data && data.needs === 'totp'
