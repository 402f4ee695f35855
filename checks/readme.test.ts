/** The README claims only what is so; that its table of settings is the program's own is tested beside the settings. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

test('every npm command it names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const named = [
    ...readme.matchAll(/npm (?:run )?(start|test|dev|check|test:full|bench|build|backup|restore)\b/g),
  ].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(5)
  for (const name of named) expect(scripts).toHaveProperty([name as string])
})

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'GLOSSARY.md'])(
  'what %s links to is there',
  (name) => {
    const text = readFileSync(join(root, name), 'utf8')
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target]) => target as string)
    expect(links.filter((target) => !existsSync(join(root, target)))).toEqual([])
  },
)
