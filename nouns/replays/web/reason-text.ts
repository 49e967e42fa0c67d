/** Why a file cannot be uploaded. */
export const reasonText = (reason: string, words: ReasonWords): string =>
  reason === 'worker' ? words.workerFailed : (words.reasons[reason] ?? words.reasonElse)

interface ReasonWords {
  readonly reasons: Readonly<Record<string, string>>
  readonly reasonElse: string
  readonly workerFailed: string
}
