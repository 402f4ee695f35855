/** The README claims only what is so: its table of settings is the program's own, and its commands exist. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../server/src/config.ts'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

test('the table of settings lists every setting with its default and meaning', () => {
  const rows = Object.entries(settings).map(
    ([name, [fallback, meaning]]) => `| \`${name}\` | ${fallback} | ${meaning} |`,
  )
  const table = readme.split('\n').filter((line) => /^\| `[A-Z0-9_]+` \|/.test(line))
  expect(table).toEqual(rows)
})

test('every npm command it names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const named = [...readme.matchAll(/npm (?:run )?(start|test|dev|check|test:full|bench|build)\b/g)].map(
    ([, name]) => name,
  )
  expect(named.length).toBeGreaterThan(5)
  for (const name of named) expect(scripts).toHaveProperty([name as string])
})
