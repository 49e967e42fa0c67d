/** The bell shows exact numbers up to this one. */
const reminderBadgeMost = 99

/** The text on the bell: nothing, the number, or `99+`. */
export const reminderBadge = (unread: number): string =>
  unread <= 0 ? '' : unread > reminderBadgeMost ? `${reminderBadgeMost}+` : String(unread)
