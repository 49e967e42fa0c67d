/** What wrong passwords for a member are counted by. */
export const memberDoor = (member: number): string => `m${member}`
