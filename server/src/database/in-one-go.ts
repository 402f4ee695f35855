/**
 * Statements of one transaction that need nothing of each other are sent in one go. Waits for all of them, also when one fails:
 * none may go on over a connection that has passed to somebody else.
 */
export async function inOneGo<T extends readonly unknown[]>(
  ...statements: { [Index in keyof T]: Promise<T[Index]> }
): Promise<T> {
  const outcomes = await Promise.allSettled(statements)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
  return outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value) as unknown as T
}
