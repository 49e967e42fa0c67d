import { Extension, type Editor as Tiptap } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { element } from './node-dom.ts'
import styles from './nodes.module.css'

const key = new PluginKey<DecorationSet>('uploadPlaces')

// what is typed meanwhile comes behind the picture
const before = -1

interface Said {
  readonly add?: { readonly id: string; readonly at: number }
  readonly drop?: string
}

/** Holds the places of pictures on their way, wherever the text around them moves. */
export const UploadPlaces = Extension.create({
  name: 'uploadPlaces',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (tr, old) => {
          const places = old.map(tr.mapping, tr.doc)
          // only this file sends it
          const said = tr.getMeta(key) as Said | undefined
          if (said?.add) {
            const { id, at } = said.add
            const mark = () => element('span', { class: styles.place, 'aria-hidden': 'true' })
            return places.add(tr.doc, [Decoration.widget(at, mark, { id, key: id, side: before })])
          }
          return said?.drop ? places.remove(placesOf(places, said.drop)) : places
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
})

/** Marks the place of the caret under a name. */
export const holdPlace = ({ view }: Tiptap, id: string): void =>
  view.dispatch(view.state.tr.setMeta(key, { add: { id, at: view.state.selection.to } } satisfies Said))

/** Answers the current position of a held place and releases it; null if the text around it was deleted. */
export function leavePlace({ view }: Tiptap, id: string): number | null {
  const places = key.getState(view.state)
  const found = places && placesOf(places, id)[0]
  view.dispatch(view.state.tr.setMeta(key, { drop: id } satisfies Said))
  return found ? found.from : null
}

const placesOf = (places: DecorationSet, id: string) => places.find(undefined, undefined, (spec) => spec.id === id)
