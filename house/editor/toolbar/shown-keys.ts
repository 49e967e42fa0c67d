/** Names of shortcut keys for the user's platform. */
export const shownKeys = (keys: string): string =>
  /Mac|iPhone|iPad/.test(navigator.platform)
    ? keys.replace('Control', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '')
    : keys.replace('Control', 'Ctrl')
