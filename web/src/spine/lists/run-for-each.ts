/** Does something with each of many rows, a few at a time, and says what failed. */

export type Failed<Row> = { row: Row; error: unknown }

const atOnce = 4

export async function runForEach<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  onProgress: (finished: number) => void,
): Promise<Failed<Row>[]> {
  const failures = new Map<Row, { error: unknown }>()
  const waiting = rows.values()
  let finished = 0
  const work = async () => {
    for (const row of waiting) {
      try {
        await run(row)
      } catch (error) {
        failures.set(row, { error })
      }
      finished += 1
      onProgress(finished)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  // In the order in which they were given.
  return rows.flatMap((row) => {
    const failure = failures.get(row)
    return failure ? [{ row, ...failure }] : []
  })
}

/** The same in one call, which does all or nothing. */
export const runTogether = <Row>(
  rows: readonly Row[],
  run: (rows: readonly Row[]) => Promise<unknown>,
): Promise<Failed<Row>[]> =>
  run(rows).then(
    () => [],
    (error: unknown) => rows.map((row) => ({ row, error })),
  )
