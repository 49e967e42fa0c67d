/** Key of the current history entry, set by the router; empty before it does. */
export const historyEntry = (): string => {
  const { state }: { readonly state: { readonly __TSR_key?: string } | null } = history
  return state?.__TSR_key ?? ''
}
