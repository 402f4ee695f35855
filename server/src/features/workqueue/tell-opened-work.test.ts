/** Work that is added without word of it would be missing on open screens, and would set no rule off. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, '..')

test('every place that adds work tells of it in the one way', () => {
  const adding = globSync('**/*.ts', { cwd: features })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, code: readFileSync(join(features, file), 'utf8') }))
    .filter(({ code }) => code.includes('insert into work_items') || code.includes('insert(workItems)'))
  expect(adding.length).toBeGreaterThan(10)
  expect(adding.filter(({ code }) => !code.includes('#features/workqueue/tell-opened-work.ts'))).toEqual([])
})
