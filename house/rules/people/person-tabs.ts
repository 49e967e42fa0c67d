/** Names of the tabs of a member's page, as answers and addresses have them. */
export const personTabNames = ['replay', 'ms', 'ega', 'dessert', 'feed', 'progress'] as const
export type PersonTabName = (typeof personTabNames)[number]
