/** The key by which wrong passwords for a member are counted (`Attempt.door`). */
export const memberDoor = (member: number): string => `m${member}`
