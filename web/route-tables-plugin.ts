/**
 * The tables of routes as each side needs them. Only the server asks which code a page has and what its first view calls: for it, a
 * function that imports a file also names it, as `source`; the browser gets the tables without the calls.
 */
import type { Plugin } from 'vite'

/** Biome keeps every such function in this form. */
const loader = /async \(\) =>\s*\(await import\(['"]#([^'"]+)['"]\)\)\.\w+(?:\([^)]*\))?/g
const calls = /\b(first|plain)Calls: \[[^\]]*\],?/g

export function routeTablesPlugin(): Plugin {
  return {
    name: 'kervan-route-tables',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/assembly\/(\w+-)?routes\.tsx$/ },
      handler: (code, id, options) => ({
        code: options?.ssr ? withSources(code, id) : code.replace(calls, ''),
        map: null,
      }),
    },
  }
}

function withSources(code: string, id: string): string {
  const imports = code.match(/await import\(/g)?.length
  const named = [...code.matchAll(loader)].length
  if (imports !== named) throw new Error(`${id}: ${imports} imports, of which ${named} were understood`)
  return code.replace(loader, (text, path) => `Object.assign(${text}, { source: 'src/${path}' })`)
}
