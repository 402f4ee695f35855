/** Code that is loaded on demand is just imported: Vite would first look after its style, and all style is in the one sheet of the document. */
import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'
/** What Vite has made of `import()`: a call of its helper with a function that hands on the name it needs. */
const wrapped = /\b\w+\(async\(\)=>\{let\{(\w+):(\w+)\}=await (import\([^()]+\));return\{\1:\2\}\},[^()]*\)/g

export function plainImportPlugin(): Plugin {
  return {
    name: 'kervan-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : undefined),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(wrapped, '$3')
    },
  }
}
