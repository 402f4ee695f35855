/** The public pages as complete HTML, rendered from the built web app when the server starts and whenever the company's data change. */
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
  shell(status: number): EncodedPage
  /** The one address of a page that was requested with a slash at its end or in capitals; undefined where nothing is amiss. */
  rightAddress(path: string): string | undefined
  /** The `<link>`s of the built stylesheets, for documents that the server writes itself. */
  styleLinks(): string
  /** Of all pages that search engines shall find. */
  addresses(): readonly string[]
  company(): PublicCompany
  render(): Promise<void>
}

/** Plain segments only, so that no redirect can be made to lead elsewhere. */
const plainSegments = /^(\/[a-z0-9-]+)+\/?$/i

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
  const isApp = (path: string) => renderer.pageKind(path, { demo: config.mode === 'demo' }) === 'app'
  let ready: {
    pages: Map<string, EncodedPage>
    data: PageData
    shell: EncodedPage
    /** By address, made when the first of them is asked for. */
    shells: Map<string, Promise<EncodedPage>>
    missing: EncodedPage
    addresses: string[]
    company: PublicCompany
  }

  const renderAll = async () => {
    const { company } = await readCompany(readAs, guest)
    const data: PageData = {
      company: PublicCompany.parse(company),
      publicUrl: config.publicUrl,
      demo: config.mode === 'demo',
      rejectUrl: config.rejectUrl,
    }
    const pages = new Map<string, EncodedPage>()
    const addresses: string[] = []
    for (const path of renderer.publicPages) {
      const page = await renderer.renderPage(path, data)
      pages.set(path, await encodePage(page))
      if (page.canonical) addresses.push(page.canonical)
    }
    const missing = await encodePage(await renderer.renderPage('/404', data))
    const shell = await encodePage(await renderer.renderShell('/', data))
    ready = { data, pages, missing, shell, shells: new Map(), addresses, company: data.company }
  }
  // One after the other: a slow rendering of old data must not overwrite a newer one.
  let rendering: Promise<void> = Promise.resolve()
  const render = () => {
    rendering = rendering.catch(() => undefined).then(renderAll)
    return rendering
  }

  const shellOf = (address: string) => {
    const { shells, data } = ready
    const made = shells.get(address) ?? renderer.renderShell(address, data).then(encodePage)
    shells.set(address, made)
    return made
  }

  await render()
  return {
    inlineScript: renderer.inlineScript,
    render,
    addresses: () => ready.addresses,
    company: () => ready.company,
    shell: (status) => ({ ...ready.shell, status }),
    styleLinks: () =>
      (ready.shell.bodies.identity.toString().match(/<link rel="stylesheet"[^>]*>/g) ?? []).join('\n    '),
    rightAddress(path) {
      if (!plainSegments.test(path)) return undefined
      const without = path.replace(/\/$/, '')
      const lower = without.toLowerCase()
      // Pages of the app keep their letters: an address may hold somebody's code.
      const right = ready.pages.has(lower) ? lower : isApp(without) ? without : path
      return right === path ? undefined : right
    },
    async page(path, search) {
      const page = ready.pages.get(path)
      if (page) return page
      const kind = renderer.pageKind(path, ready.data)
      if (kind !== 'app' && kind !== 'unbuilt') return ready.missing
      const shell = await shellOf(renderer.shellAddress(path, search, ready.data))
      return kind === 'unbuilt' ? { ...shell, status: 404 } : shell
    },
  }
}
