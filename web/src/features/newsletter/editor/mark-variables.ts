/** Marks `{{ad|Değerli müşterimiz}}` in a text while it is written; one that is not on the list is marked as wrong. */
import { findVariables } from '@kervan/domain/newsletter/mail-variables.ts'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { Extension } from '@tiptap/react'

export const MarkVariables = Extension.create({
  name: 'markVariables',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          decorations({ doc }) {
            const found: Decoration[] = []
            doc.descendants((node, position) => {
              for (const { from, to, known } of findVariables(node.text ?? ''))
                found.push(
                  Decoration.inline(position + from, position + to, {
                    class: known
                      ? 'rounded bg-sea-soft text-on-sea-soft'
                      : 'rounded bg-rejected-fill text-rejected',
                  }),
                )
            })
            return DecorationSet.create(doc, found)
          },
        },
      }),
    ]
  },
})
