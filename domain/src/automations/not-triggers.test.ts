/** Every event of the product either sets rules off or is named, with the reason, as one that does not. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notTriggers } from '#automations/not-triggers.ts'
import { occurrenceNames } from '#automations/occurrences.ts'
import type { EventDefinition } from '#live/event.ts'

const source = join(import.meta.dirname, '..')

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'name' in value && 'data' in value

async function allEvents(): Promise<string[]> {
  const files = globSync('**/*.events.ts', { cwd: source })
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(source, file))))
  return modules.flatMap((one) => Object.values(one).filter(isEvent)).map(({ name }) => name)
}

test('each event is a trigger or is no trigger, and none is both', async () => {
  const events = await allEvents()
  expect(events.length).toBeGreaterThan(60)
  expect(new Set(events).size).toBe(events.length)
  expect([...occurrenceNames, ...Object.keys(notTriggers)].sort()).toEqual(events.sort())
})
