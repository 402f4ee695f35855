/** Code that is loaded on demand is just imported: Vite would first look after its style, and all style is in the one sheet of the document. */
import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

export function plainImportPlugin(): Plugin {
  return {
    name: 'kervan-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
