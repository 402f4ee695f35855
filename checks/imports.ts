/** Who imports what: import statements read as text and resolved to files of the tree. */
import { posix } from 'node:path'
import { isCode, type SourceTree, withoutComments } from './source-tree.ts'

/** `to` is the file meant, whether or not it exists; undefined for packages. */
export type Import = { from: string; specifier: string; to: string | undefined }

const eager = /^[ \t]*(?:import|export)\b(?:[\w*\s{},$]*?\bfrom)?\s*['"]([^'"]+)['"]/gm
const onDemand = /\bimport\(\s*['"]([^'"]+)['"]/g

export function importsOf(path: string, text: string): Import[] {
  if (!isCode(path)) return []
  const code = withoutComments(text)
  return [eager, onDemand].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, specifier = '']) => ({
      from: path,
      specifier,
      to: resolve(path, specifier),
    })),
  )
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

/**
 * Every loop once, as `a → b → a`, between what `groupOf` makes of paths: files, or the rooms they lie in. Imports on demand
 * and of types count too: to name a thing is to know it.
 */
export function findLoops(tree: SourceTree, groupOf: (path: string) => string | undefined): string[] {
  const uses = new Map<string, Set<string>>()
  for (const { from, to } of allImports(tree)) {
    if (!to || !tree.has(to)) continue
    const [user, used] = [groupOf(from), groupOf(to)]
    if (!user || !used || (user === used && from !== to)) continue
    uses.set(user, (uses.get(user) ?? new Set()).add(used))
  }
  const finished = new Set<string>()
  const trail: string[] = []
  const loops: string[] = []
  const visit = (group: string) => {
    const start = trail.indexOf(group)
    if (start >= 0) loops.push([...trail.slice(start), group].join(' → '))
    if (start >= 0 || finished.has(group)) return
    trail.push(group)
    for (const next of uses.get(group) ?? []) visit(next)
    trail.pop()
    finished.add(group)
  }
  for (const group of uses.keys()) visit(group)
  return loops
}
