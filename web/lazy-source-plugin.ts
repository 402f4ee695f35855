/** Lets the server know the code of each page: in the tables of routes, a function that imports a file also names it, as `source`. */
import type { Plugin } from 'vite'

/** Biome keeps every such function in this form. */
const loader = /async \(\) =>\s*\(await import\(['"]#([^'"]+)['"]\)\)\.\w+(?:\([^)]*\))?/g

export function lazySourcePlugin(): Plugin {
  return {
    name: 'kervan-lazy-sources',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/assembly\/(\w+-)?routes\.tsx$/ },
      handler(code, id, options) {
        if (!options?.ssr) return
        const imports = code.match(/await import\(/g)?.length
        const named = [...code.matchAll(loader)].length
        if (imports !== named) throw new Error(`${id}: ${imports} imports, of which ${named} were understood`)
        return {
          code: code.replace(loader, (text, path) => `Object.assign(${text}, { source: 'src/${path}' })`),
          map: null,
        }
      },
    },
  }
}
