/** Whether PostgreSQL refused to write because the transaction is read-only, which those of a session that only reads are. */
const readOnlyTransaction = '25006'

export function isReadOnlyRefusal(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if ((current as { code?: unknown }).code === readOnlyTransaction) return true
  return false
}
