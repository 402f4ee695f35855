/** What a transaction writes at its very end, as one statement: several would cost a trip of their answers each. */

/** By statement, the rows it is given. */
export type LastWrites = Map<string, object[]>

const joined = new Map<string, string>()

/** None of them sees what the others write. */
export function asOneStatement(writes: LastWrites): [text: string, values: string[]] {
  const key = [...writes.keys()].join(';')
  const text = joined.get(key) ?? join([...writes.keys()])
  joined.set(key, text)
  return [text, Array.from(writes.values(), (rows) => JSON.stringify(rows))]
}

function join(statements: string[]): string {
  const numbered = statements.map((text, index) => text.replaceAll(/\$1\b/g, `$${index + 1}`))
  const last = numbered.pop() ?? ''
  if (numbered.length === 0) return last
  return `with ${numbered.map((text, index) => `write_${index + 1} as (${text})`).join(', ')} ${last}`
}
