/** Collects calls of one turn of the event loop and makes them one call. */

type Call<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void }
type Options = {
  /** When the call for all items fails like this, each item is tried by itself. Otherwise all of them fail. */
  retrySingly?: (error: unknown) => boolean
}

export function batchPerTick<Item, Result>(
  callWithAll: (items: Item[]) => Promise<Result[]>,
  { retrySingly = () => false }: Options = {},
): (item: Item) => Promise<Result> {
  const waiting: Call<Item, Result>[] = []
  const run = async (calls: Call<Item, Result>[]): Promise<void> => {
    try {
      const results = await callWithAll(calls.map(({ item }) => item))
      for (const [index, call] of calls.entries()) call.resolve(results[index] as Result)
    } catch (error) {
      if (calls.length > 1 && retrySingly(error)) for (const call of calls) await run([call])
      else for (const call of calls) call.reject(error)
    }
  }
  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ item, resolve, reject }) === 1) setImmediate(() => run(waiting.splice(0)))
    })
}
