/** How long a paid event is still discussed, in milliseconds. */
const afterPaymentMs = 30 * 86_400_000

/** Whether an event takes comments: from its opening until 30 days after it is paid. */
export const areCommentsOpen = (paidAt: Date | null, now: Date): boolean =>
  paidAt === null || now.getTime() < paidAt.getTime() + afterPaymentMs
