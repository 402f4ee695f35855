/** The privacy policy names every cookie and every key that the product stores in a browser, and no other. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isCode, isTest, readTree, withoutComments } from './source-tree.ts'

const tree = readTree(join(import.meta.dirname, '..'))
const policy = 'web/src/assembly/pages/site/legal/privacy-policy-page.tsx'
const touchesStorage =
  /\b(localStorage|sessionStorage|readStored|writeStored|removeStoredWhere|withTabStorage)\b/

/** What the patterns match in the code of a floor. A key that ends with a hyphen goes on with an id. */
function found(floor: string, looksAt: RegExp, pattern: RegExp): string[] {
  const matches = [...tree].flatMap(([path, text]) => {
    if (!path.startsWith(`${floor}/src/`) || !isCode(path) || isTest(path)) return []
    const code = withoutComments(text)
    return looksAt.test(code) ? [...code.matchAll(pattern)].map(([, name = '']) => name) : []
  })
  return [...new Set(matches.map((name) => name.replace(/-$/, '')))].sort()
}

const named = [...(tree.get(policy) ?? '').matchAll(/<code>([^<]+)<\/code>/g)].map(([, name = '']) => name)
const isCookie = (name: string) => name.startsWith('__Host-')

test('the policy lists the keys of the browser’s storage', () => {
  const stored = found('web', touchesStorage, /['`]((?:kervan|kvkk|marketing)-[a-z-]+)/g)
  expect(stored.length).toBeGreaterThan(10)
  expect(named.filter((name) => !isCookie(name)).sort()).toEqual(stored)
})

test('the policy lists the cookies', () => {
  expect(named.filter(isCookie).sort()).toEqual(found('server', /__Host-/, /'(__Host-[a-z-]+)'/g))
})
