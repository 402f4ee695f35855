/** The public pages as complete HTML, rendered from the built web app when the server starts, and anew when they are asked for after the company's data have changed. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PublicCompany } from '@kervan/domain/company/company.contract.ts'
import { type EncodedPage, encodePage } from '#assembly/site/encoded-page.ts'
import { readCompany } from '#features/company/company.handlers.ts'
import type { Config } from '#spine/config/config.ts'
import { guest, type ReadAs } from '#spine/database/act-as.ts'

type PageData = { company: PublicCompany; publicUrl: string; demo: boolean; rejectUrl: string }
/** `canonical` is the address under which search engines shall know the page; others have none. */
type RenderedPage = { html: string; status: number; canonical?: string }
/** What the built bundle offers; the two floors meet in this shape only. */
type Renderer = {
  inlineScript: string
  publicPages: string[]
  pageKind(path: string, data: { demo: boolean }): 'public' | 'app' | 'unbuilt' | 'missing'
  renderPage(path: string, data: PageData): Promise<RenderedPage>
  /** The one address of all pages that get the same shell. */
  shellAddress(path: string, search: string, data: { demo: boolean }): string
  renderShell(address: string, data: PageData): Promise<RenderedPage>
}

export type PublicPages = {
  /** The script inside the documents. */
  inlineScript: string
  /** What to answer at an address. */
  page(path: string, search: string): Promise<EncodedPage>
  /** The page of the app without its menu, for a refusal that only the browser words. */
  shell(status: number): Promise<EncodedPage>
  /** The one address of a page that was requested with a slash at its end or in capitals; undefined where nothing is amiss. */
  rightAddress(path: string): string | undefined
  /** The `<link>`s of the built stylesheets, for documents that the server writes itself. */
  styleLinks(): string
  /** Of all pages that search engines shall find. */
  addresses(): readonly string[]
  company(): PublicCompany
  /** Reads the company's data again. */
  refresh(): Promise<void>
}

/** The pages as the company's data say them; each is rendered when it is asked for first, so that a change is seen at once. */
type Rendering = {
  data: PageData
  page(path: string): Promise<EncodedPage & { canonical?: string | undefined }>
  shell(address: string): Promise<EncodedPage>
}

/** Plain segments only, so that no redirect can be made to lead elsewhere. */
const plainSegments = /^(\/[a-z0-9-]+)+\/?$/i

/** Any address that leads nowhere. */
const missingPage = '/404'

export async function loadPublicPages(
  webFolder: string,
  config: Config,
  readAs: ReadAs,
): Promise<PublicPages> {
  const file = join(webFolder, 'prerender', 'prerender.js')
  await readFile(file).catch(() => {
    throw new Error('The web app is not built: run `npm run build` first.')
  })
  const renderer: Renderer = await import(pathToFileURL(file).href)
  const isPublic = (path: string) => renderer.publicPages.includes(path)
  const isApp = (path: string) => renderer.pageKind(path, { demo: config.mode === 'demo' }) === 'app'
  const start = (company: PublicCompany): Rendering => {
    const { publicUrl, mode, rejectUrl } = config
    const data = { company, publicUrl, demo: mode === 'demo', rejectUrl }
    return {
      data,
      page: once(async (path) => {
        const page = await renderer.renderPage(path, data)
        return { ...(await encodePage(page)), canonical: page.canonical }
      }),
      shell: once(async (address) => encodePage(await renderer.renderShell(address, data))),
    }
  }
  const read = async () => start(PublicCompany.parse((await readCompany(readAs, guest)).company))
  let current = await read()
  // One after the other: a slow read of old data must not replace a newer one.
  let refreshing: Promise<void> = Promise.resolve()
  const refresh = () => {
    refreshing = refreshing
      .catch(() => undefined)
      .then(async () => {
        current = await read()
      })
    return refreshing
  }

  // All of them now: the first visitor does not wait, and a page that cannot be rendered stops the start.
  const addresses: string[] = []
  for (const path of renderer.publicPages) {
    const { canonical } = await current.page(path)
    if (canonical) addresses.push(canonical)
  }
  await current.page(missingPage)
  const shell = (await current.shell('/')).bodies.identity.toString()
  const styleLinks = (shell.match(/<link rel="stylesheet"[^>]*>/g) ?? []).join('\n    ')

  return {
    inlineScript: renderer.inlineScript,
    refresh,
    addresses: () => addresses,
    company: () => current.data.company,
    shell: async (status) => ({ ...(await current.shell('/')), status }),
    styleLinks: () => styleLinks,
    rightAddress(path) {
      if (!plainSegments.test(path)) return undefined
      const without = path.replace(/\/$/, '')
      const lower = without.toLowerCase()
      // Pages of the app keep their letters: an address may hold somebody's code.
      const right = isPublic(lower) ? lower : isApp(without) ? without : path
      return right === path ? undefined : right
    },
    async page(path, search) {
      if (isPublic(path)) return current.page(path)
      const kind = renderer.pageKind(path, current.data)
      if (kind !== 'app' && kind !== 'unbuilt') return current.page(missingPage)
      const page = await current.shell(renderer.shellAddress(path, search, current.data))
      return kind === 'unbuilt' ? { ...page, status: 404 } : page
    },
  }
}

/** Makes each one once; what failed is tried again. */
function once<Page>(make: (address: string) => Promise<Page>): (address: string) => Promise<Page> {
  const made = new Map<string, Promise<Page>>()
  return (address) => {
    const page = made.get(address) ?? make(address)
    made.set(address, page)
    page.catch(() => made.delete(address))
    return page
  }
}
