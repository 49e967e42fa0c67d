import { flushSync } from 'react-dom'

/** Does what takes away the buttons that were pressed; the focus stays on the floor. */
export const stayOn = (floor: number, act: () => void): void => {
  flushSync(act)
  document.getElementById(`f${floor}`)?.focus({ preventScroll: true })
}
