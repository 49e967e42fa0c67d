/** The form of a month of the sign-in calendar, `YYYY-MM`. */
export const signInMonth = /^20\d\d-(0[1-9]|1[0-2])$/
