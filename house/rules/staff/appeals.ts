/** A member may appeal once in this time, against each kind of decision. */
export const appealEveryMs = 86_400_000
