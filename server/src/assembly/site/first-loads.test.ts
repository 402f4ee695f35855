/** What a browser that has nothing of the site loads for a page, read from the built site: no more than a slow line can bear, and all of it named by the document. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { builtWeb } from '#assembly/server.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer({ webFolder: builtWeb })
const people = { customer: await server.signIn('customer'), staff: await server.signIn('staff') }
afterAll(() => server.close())

const staticImport = /(?:^|[;\n}])import(?:[^'"();]*from)?"\.\/([\w.-]+\.js)"/g
/** Besides what the document starts: the font, the live connection, the page's own report of its view. */
const laterRequests = 3

test.each([
  ['/auth', undefined, 150],
  ['/dashboard', 'customer', 250],
  ['/staff', 'staff', 250],
  ['/staff/requests', 'staff', 250],
  ['/staff/quotes', 'staff', 250],
  ['/staff/work-queue', 'staff', 250],
] as const)('%s loads few files of few kilobytes', async (path, role, kilobytes) => {
  const answer = await server.fetch(path, role && { as: people[role] })
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const scripts = [...html.matchAll(/<link rel="modulepreload"[^>]* href="\/assets\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  )
  const codes = await Promise.all(
    scripts.map((name) => readFile(join(builtWeb, 'client/assets', name), 'utf8')),
  )
  const imported = codes.flatMap((code) => [...code.matchAll(staticImport)].map(([, name = '']) => name))
  expect(scripts).toEqual(expect.arrayContaining(imported))
  expect(imported.length).toBeGreaterThan(scripts.length)
  const bytes = codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0)
  expect(bytes / 1024).toBeLessThanOrEqual(kilobytes)
  const styles = html.match(/<link rel="stylesheet"/g) ?? []
  const calls = /data-calls="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const requests = ['document', ...styles, ...scripts, ...calls]
  expect(requests.length).toBeLessThanOrEqual(20 - laterRequests)
})

test.each(['route-map', 'fleet-map'])('%s adds at most 60 KB to the page it is on', async (part) => {
  const html = await (await server.fetch('/staff/shipments', { as: people.staff })).text()
  const names = await readdir(join(builtWeb, 'client/assets'))
  const chunk = names.find((name) => name.startsWith(`${part}-`) && name.endsWith('.js')) ?? ''
  const added = new Set([chunk])
  let bytes = 0
  for (const name of added) {
    const code = await readFile(join(builtWeb, 'client/assets', name), 'utf8')
    bytes += gzipSync(code, { level: 9 }).length
    for (const [, imported = ''] of code.matchAll(staticImport))
      if (!html.includes(`/assets/${imported}`)) added.add(imported)
  }
  // With the world, which is drawn in a file of its own.
  expect(bytes / 1024).toBeGreaterThan(20)
  expect(bytes / 1024).toBeLessThanOrEqual(60)
})
