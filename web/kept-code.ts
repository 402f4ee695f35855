/** Which files the app keeps on a device, to open without a network: all code of the office for staff, and that of the portal alone for customers. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
>

export type KeptCode = { entry: string; portal: string[]; office: string[] }

/** What draws a PDF is large, and without a network there is none to draw. */
const leftOut = /^pdf-/
const portalSources =
  /layouts\/(app-root|portal-layout|view-switch|sheet-layout|site-layout)\.tsx$|pages\/(portal|site\/desktop)\/|-view\.tsx$|virtual:portal-calls/

export async function keptCode(manifest: Manifest, assets: string): Promise<KeptCode> {
  const names = (await readdir(assets)).filter(
    (name) => /\.(js|css|woff2|svg)$/.test(name) && !leftOut.test(name),
  )
  const entry = Object.entries(manifest).find(([, { isEntry }]) => isEntry)
  if (!entry) throw new Error('The build has no entry')
  const portal = reachedFrom(manifest, entry[0])
  const addressOf = (name: string) => `/assets/${name}`
  return {
    entry: `/${entry[1].file}`,
    portal: names.filter((name) => !name.endsWith('.js') || portal.has(join('assets', name))).map(addressOf),
    office: names.map(addressOf),
  }
}

/** The files of the portal, with all that they load later; not what the tables of routes, which every page has, would load for others. */
function reachedFrom(manifest: Manifest, entry: string): Set<string> {
  const everywhere = new Set([entry])
  for (const source of everywhere) for (const next of manifest[source]?.imports ?? []) everywhere.add(next)
  const portal = Object.keys(manifest).filter((source) => portalSources.test(source))
  const seen = new Set([...everywhere, ...portal])
  for (const source of seen) {
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {}
    for (const next of [...imports, ...(everywhere.has(source) ? [] : dynamicImports)]) seen.add(next)
  }
  return new Set([...seen].map((source) => manifest[source]?.file ?? ''))
}
