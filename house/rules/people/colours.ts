/** The colours of the house that a member may choose for their name: the five marks of the design. */
export const memberColours = ['straw', 'soda', 'honey', 'matcha', 'plum'] as const
export type MemberColour = (typeof memberColours)[number]

/** A member's colour, or '' for none. */
export type ChosenColour = MemberColour | ''
export const chosenColours = ['', ...memberColours] as const
