/**
 * Statements of one transaction that need nothing of each other are sent in one go. Waits for all of them, also when one fails:
 * none may go on over a connection that has passed to somebody else.
 */
export async function awaitAll<T extends readonly unknown[]>(
  ...statements: { [Index in keyof T]: Promise<T[Index]> }
): Promise<T> {
  const outcomes = await Promise.allSettled(statements)
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (failures.length > 0) throw failures.find((error) => !isAftermath(error)) ?? failures[0]
  return outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value) as unknown as T
}

/** «current transaction is aborted», or what was to be prepared before it was not: another one is the reason. */
const aftermath: unknown[] = ['25P02', '26000']
export function isAftermath(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return aftermath.includes(code ?? cause?.code)
}
