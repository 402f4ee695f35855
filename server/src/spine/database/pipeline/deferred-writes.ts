/** What a transaction writes at its very end, as one statement: several would cost a trip of their answers each. */

/** By statement, the rows it is given. */
export type DeferredWrites = Map<string, object[]>

const numbers = new Map<string, number>()
const joined = new Map<string, string>()

/** None of them sees what the others write. */
export function asOneStatement(writes: DeferredWrites): [text: string, values: string[]] {
  const key = Array.from(writes.keys(), numberOf).join()
  const text = joined.get(key) ?? join([...writes.keys()])
  joined.set(key, text)
  return [text, Array.from(writes.values(), (rows) => JSON.stringify(rows))]
}

/** The texts themselves are long. */
function numberOf(statement: string): number {
  const number = numbers.get(statement) ?? numbers.size
  numbers.set(statement, number)
  return number
}

function join(statements: string[]): string {
  const numbered = statements.map((text, index) => text.replaceAll(/\$1\b/g, `$${index + 1}`))
  const last = numbered.pop() ?? ''
  if (numbered.length === 0) return last
  return `with ${numbered.map((text, index) => `write_${index + 1} as (${text})`).join(', ')} ${last}`
}
