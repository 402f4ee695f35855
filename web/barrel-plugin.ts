/** Imports from a library's index become imports of the file that is meant: otherwise each page would load what any page takes from that index. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

type Part = { file: string; whole: boolean }
const require = createRequire(import.meta.url)

const libraries: Record<string, ReadonlyMap<string, Part>> = {
  'lucide-react': icons(),
  'radix-ui': components(),
}
const imports = /^import \{([^}]+)\} from ["'](lucide-react|radix-ui)["'];?$/gm

export function barrelPlugin(): Plugin {
  return {
    name: 'kervan-barrels',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /["'](lucide-react|radix-ui)["']/ },
      handler: (code) => ({
        code: code.replace(imports, (_, names: string, library: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => importOf(name, library))
            .join('\n'),
        ),
        map: null,
      }),
    },
  }
}

function importOf(given: string, library: string): string {
  const [name = '', local = name] = given.split(/\s+as\s+/)
  const part = libraries[library]?.get(name)
  if (!part) throw new Error(`${library} has no ${name}`)
  return `import ${part.whole ? `* as ${local}` : local} from ${JSON.stringify(part.file)}`
}

function icons(): Map<string, Part> {
  const folder = join(dirname(require.resolve('lucide-react/package.json')), 'dist/esm')
  const index = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8')
  const lines = index.matchAll(/^export \{([^}]+)\} from '\.\/(icons\/[^']+)'/gm)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [
        name,
        { file: join(folder, file), whole: false },
      ]),
    ),
  )
}

function components(): Map<string, Part> {
  const index = require.resolve('radix-ui').replace(/\.js$/, '.mjs')
  const lines = readFileSync(index, 'utf8').matchAll(/^import \* as (\w+) from "([^"]+)"/gm)
  return new Map([...lines].map(([, name = '', file = '']) => [name, { file, whole: true }]))
}
