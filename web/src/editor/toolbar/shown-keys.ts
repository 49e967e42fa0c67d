/** Keys as the keyboard in front of somebody names them. */
export const shownKeys = (keys: string): string =>
  /Mac|iPhone|iPad/.test(navigator.platform)
    ? keys.replace('Control', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '')
    : keys.replace('Control', 'Ctrl')
