/** The site cannot start; the message tells the operator why. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
