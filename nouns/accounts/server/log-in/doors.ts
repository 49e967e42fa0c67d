/** Key under which log-in attempts for a member's account are counted: `Attempt.door` in attempt-store.ts. */
export const memberDoor = (member: number): string => `m${member}`
