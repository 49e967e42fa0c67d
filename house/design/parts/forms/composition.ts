type KeyLike = { nativeEvent: { isComposing: boolean; keyCode: number } }

/**
 * True while an input method is choosing characters: Enter then picks a candidate and must do nothing else.
 * Safari ends the composition before the key event and only leaves key code 229.
 */
export function isComposing({ nativeEvent }: KeyLike): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
