/** Event definitions: a name and the schema of the data. Each feature lists its events in `<feature>.events.ts`. */
import type { z } from '#z.ts'

export type EventDefinition<Data extends z.ZodType = z.ZodType> = { name: string; data: Data }

export function defineEvent<Data extends z.ZodType>(name: string, data: Data): EventDefinition<Data> {
  return { name, data }
}

/** Who receives an event: `user:<id>` one person, `guest:<id>` one guest of the chat, `staff` all staff, `inbox` the demo inbox, `nodes` the server processes only. */
export type Audience = `user:${string}` | `guest:${string}` | 'staff' | 'inbox' | 'nodes'
