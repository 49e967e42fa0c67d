import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'

/**
 * Makes undo work word by word: every IME composition is a step of its own, however fast they follow each other, and so
 * is every word typed after a space or punctuation.
 */
export const WordSteps = Extension.create({
  name: 'wordSteps',
  addStorage: () => ({ composition: undefined as unknown }),
  dispatchTransaction({ transaction, next }) {
    if (transaction.docChanged) {
      const composition: unknown = transaction.getMeta('composition')
      const another = composition !== this.storage.composition
      if (another || (composition === undefined && startsWord(transaction))) closeHistory(transaction)
      this.storage.composition = composition
    }
    next(transaction)
  },
})

const startsWord = ({ steps, docs: [before] }: Transaction): boolean => {
  const [step] = steps
  if (!before || steps.length !== 1 || !(step instanceof ReplaceStep) || step.from !== step.to) return false
  const typed = step.slice.content.firstChild
  if (!typed?.isText || typed.nodeSize > 2 || /^[\s\p{P}]/u.test(typed.text ?? '')) return false
  return /[\s\p{P}]$/u.test(before.textBetween(Math.max(0, step.from - 1), step.from, '\n', ' '))
}
