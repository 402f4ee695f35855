import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const entries = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres']

/** Loaded by a file of the server, as the start loads them, and once more by require, which has files of its own. */
const program = `import { createRequire } from 'node:module'
  const names = {}
  for (const entry of ${JSON.stringify(entries)}) {
    names[entry] = Object.keys(await import(entry)).toSorted()
    if (await import(entry) !== await import(entry)) throw new Error(entry)
  }
  const { places } = await import('#places/places.table.ts')
  const { is, Table } = await import('drizzle-orm')
  const required = typeof createRequire(process.cwd() + '/src/main.ts')('drizzle-orm').sql
  console.log(JSON.stringify({ names, isOne: is(places, Table), required }))`

test('what is imported the quick way is the same, and there once', { timeout: 60_000 }, async () => {
  const hook = join(import.meta.dirname, 'quick-imports.ts')
  const { stdout } = await run(process.execPath, ['--import', hook, '--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '..'),
  })
  const names: Record<string, string[]> = {}
  for (const entry of entries) names[entry] = Object.keys(await import(entry)).toSorted()
  expect(JSON.parse(stdout)).toEqual({ names, isOne: true, required: 'function' })
})
