/** Who imports what: import statements read as text and resolved to files of the tree. */
import { posix } from 'node:path'
import { isCode, type SourceTree, withoutComments } from './source-tree.ts'

/** `to` is the file meant, whether or not it exists; undefined for packages. A `lazy` one is `import('…')`. */
export type Import = { from: string; specifier: string; to: string | undefined; lazy: boolean }

const eager = /^[ \t]*(?:import|export)\b(?:[\w*\s{},$]*?\bfrom)?\s*['"]([^'"]+)['"]/gm
const onDemand = /\bimport\(\s*['"]([^'"]+)['"]/g

export function importsOf(path: string, text: string): Import[] {
  if (!isCode(path)) return []
  const code = withoutComments(text)
  const found = (pattern: RegExp, lazy: boolean) =>
    [...code.matchAll(pattern)].map(([, specifier = '']) => ({
      from: path,
      specifier,
      to: resolve(path, specifier),
      lazy,
    }))
  return [...found(eager, false), ...found(onDemand, true)]
}

export function allImports(tree: SourceTree): Import[] {
  return [...tree].flatMap(([path, text]) => importsOf(path, text))
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [, workspace, inside] = /^@kervan\/(domain|server|web)\/(.+)$/.exec(specifier) ?? []
  if (workspace) return `${workspace}/src/${inside}`
  if (specifier.startsWith('#')) return `${from.split('/')[0]}/src/${specifier.slice(1)}`
  return undefined
}

/** The name under which a package is installed: `@scope/name` of `@scope/name/deep/file`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Every cycle once, as `a → b → a`. Lazy imports do not count: they wait until all is loaded. */
export function findCycles(tree: SourceTree): string[] {
  const uses = new Map(
    [...tree].map(([path, text]) => [
      path,
      importsOf(path, text).flatMap(({ to, lazy }) => (to && !lazy && tree.has(to) ? [to] : [])),
    ]),
  )
  const finished = new Set<string>()
  const trail: string[] = []
  const cycles: string[] = []
  const visit = (path: string) => {
    const start = trail.indexOf(path)
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' → '))
    if (start >= 0 || finished.has(path)) return
    trail.push(path)
    for (const next of uses.get(path) ?? []) visit(next)
    trail.pop()
    finished.add(path)
  }
  for (const path of tree.keys()) visit(path)
  return cycles
}
