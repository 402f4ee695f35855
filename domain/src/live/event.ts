/** What an event is: a name, the shape of its data, and who may hear it. Each feature lists its own in `<feature>.events.ts`. */
import type { z } from '#z.ts'

export type EventDefinition<Data extends z.ZodType = z.ZodType> = { name: string; data: Data }

export function defineEvent<Data extends z.ZodType>(name: string, data: Data): EventDefinition<Data> {
  return { name, data }
}

/** `user:<id>` one person; `staff` everybody in the office; `inbox` the demo inbox; `nodes` the server processes only. */
export type Audience = `user:${string}` | 'staff' | 'inbox' | 'nodes'
