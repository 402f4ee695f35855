/** Work that is added without word of it would be missing on open screens, and would set no rule off. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, '..')
const timesIn = (code: string, what: RegExp) => code.match(what)?.length ?? 0

/** Its callers tell of what it adds. */
const addsForOthers = 'function addWorkItem('
const adds = /insert into work_items|insert\(workItems\)|await addWorkItem\(/g

test('every place that adds work tells of it in the one way', () => {
  const adding = globSync('**/*.ts', { cwd: features })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, code: readFileSync(join(features, file), 'utf8') }))
    .filter(({ code }) => timesIn(code, adds) > 0 && !code.includes(addsForOthers))
    .map(({ file, code }) => ({
      file,
      isTold: timesIn(code, /\btellOpenedWork\(/g) >= timesIn(code, adds),
    }))
  expect(adding.length).toBeGreaterThan(10)
  expect(adding.filter(({ isTold }) => !isTold)).toEqual([])
})
