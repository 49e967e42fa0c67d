import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/**
 * Keys that an input method (IME) handles must not trigger shortcuts, even without a composition: in Zhuyin, Control
 * with comma types `，` and must not toggle subscript. Letters are passed on to the view, which looks for typed text.
 */
export const KeptKeys = Extension.create({
  name: 'keptKeys',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown: (_, { keyCode, key, ctrlKey, metaKey, altKey }) =>
            keyCode === keptByInputMethod && (ctrlKey || metaKey || altKey || named.test(key)),
        },
      },
    }),
  ],
})

const keptByInputMethod = 229
const named = /^(Enter|Tab|Escape|Backspace|Delete|Home|End|Page(Up|Down)|Arrow\w+)$/
