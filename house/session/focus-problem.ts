/** Focuses the first field marked as invalid, in the next frame, when the marks are rendered. */
export const focusProblem = (around: Element | null): void => {
  requestAnimationFrame(() => around?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
