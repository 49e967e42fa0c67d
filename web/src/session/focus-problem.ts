/** Goes to the first field that is marked wrong, once the marks are drawn. */
export const focusProblem = (around: Element | null): void => {
  requestAnimationFrame(() => around?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
