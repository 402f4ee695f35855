/** The company's logo for documents: only pictures, only from the folder of the site. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readLogo } from '#features/company/read-logo.ts'

const outer = await mkdtemp(join(tmpdir(), 'kervan-logo-'))
afterAll(() => rm(outer, { recursive: true }))
const folder = join(outer, 'site')
await mkdir(join(folder, 'marka'), { recursive: true })
await writeFile(join(folder, 'logo.svg'), '<svg/>')
await writeFile(join(folder, 'marka', 'şirket logosu.PNG'), 'png')
await writeFile(join(folder, 'page.html'), '<p>')
await writeFile(join(outer, 'secret.svg'), '<svg>secret</svg>')

test('SVG is read as text, others as a data address', async () => {
  expect(await readLogo(folder, '/logo.svg')).toBe('<svg/>')
  expect(await readLogo(folder, '/logo.svg?v=2')).toBe('<svg/>')
  const png = `data:image/png;base64,${Buffer.from('png').toString('base64')}`
  expect(await readLogo(folder, '/marka/şirket%20logosu.PNG')).toBe(png)
})

test.each([
  null,
  '/missing.svg',
  '/page.html',
  '/marka',
  '/../secret.svg',
  '/%2e%2e/secret.svg',
  '/..%2fsecret.svg',
  '/%zz.svg',
])('%j is none', async (address) => {
  expect(await readLogo(folder, address)).toBeNull()
})

test('without a site there is none', async () => {
  expect(await readLogo(undefined, '/logo.svg')).toBeNull()
})
