/** Asks for the wallet, from any part of the frame. The top bar opens it. */
export const walletEvent = 'patisserie:wallet'

/** Opens the wallet beside an element, or under its button in the top bar. */
export const openWallet = (beside?: HTMLElement): void => {
  dispatchEvent(new CustomEvent(walletEvent, { detail: beside ?? null }))
}
