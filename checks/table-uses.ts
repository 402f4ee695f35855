/** Which tables SQL text names, and whose they are: a join in a text is an arrow as much as an import. */
import { type SourceTree, withoutComments } from './source-tree.ts'

export type TableUse = { from: string; table: string; owner: string }

const declaration = /\bpgTable\(\s*'([a-z_]+)'/g
const mention = /\b(?:from|join|into|update)\s+(?:only\s+)?([a-z_]+)\b/g

export function tableUses(tree: SourceTree): TableUse[] {
  const owners = new Map(
    [...tree].flatMap(([path, text]) =>
      path.endsWith('.table.ts')
        ? [...text.matchAll(declaration)].map(([, name = '']) => [name, path] as const)
        : [],
    ),
  )
  return [...tree].flatMap(([from, text]) => {
    if (!/^server\/src\/.+\.ts$/.test(from)) return []
    const named = new Set([...withoutComments(text).matchAll(mention)].map(([, name = '']) => name))
    return [...named].flatMap((table) => {
      const owner = owners.get(table)
      return owner ? [{ from, table, owner }] : []
    })
  })
}
