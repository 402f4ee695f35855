/** Small pieces of the same work that come up within one turn of the event loop, done in one go. */

type Call<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void }
type Way = {
  /** When doing all of them fails like this, each is done by itself, so that none can spoil the others. Otherwise all fail together. */
  apartWhen?: (error: unknown) => boolean
}

export function batchPerTick<Item, Result>(
  doAll: (items: Item[]) => Promise<Result[]>,
  { apartWhen = () => false }: Way = {},
): (item: Item) => Promise<Result> {
  const waiting: Call<Item, Result>[] = []
  const run = async (calls: Call<Item, Result>[]): Promise<void> => {
    try {
      const results = await doAll(calls.map(({ item }) => item))
      for (const [index, call] of calls.entries()) call.resolve(results[index] as Result)
    } catch (error) {
      if (calls.length > 1 && apartWhen(error)) for (const call of calls) await run([call])
      else for (const call of calls) call.reject(error)
    }
  }
  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ item, resolve, reject }) === 1) setImmediate(() => run(waiting.splice(0)))
    })
}
