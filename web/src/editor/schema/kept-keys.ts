import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/**
 * A key that an input method keeps is no shortcut, also where nothing is composed: Control with a comma writes `，` in
 * Zhuyin and makes no subscript. Letters go on to the view, which looks for what they have written.
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
