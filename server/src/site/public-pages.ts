/** The public pages as complete HTML, rendered from the built web app when the server starts and whenever the company's data change. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PublicCompany } from '@kervan/domain/company/company.contract.ts'
import { readCompany } from '#company/company.handlers.ts'
import type { Config } from '#config.ts'
import { guest, type ReadAs } from '#database/act-as.ts'

type PageData = { company: PublicCompany; publicUrl: string; demo: boolean }
type RenderedPage = { html: string; status: number }
/** What the built bundle offers; the two floors meet in this shape only. */
type Renderer = {
  publicPages: string[]
  pageKind(path: string, data: { demo: boolean }): 'public' | 'app' | 'missing'
  renderPage(path: string, data: PageData): Promise<RenderedPage>
  renderShell(data: PageData): RenderedPage
}

export type PublicPages = {
  /** What to answer at an address. */
  page(path: string): RenderedPage
  render(): Promise<void>
}

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
  let pages = new Map<string, RenderedPage>()
  let shell: RenderedPage
  let missing: RenderedPage

  const render = async () => {
    const { company } = await readCompany(readAs, guest)
    const data: PageData = {
      company: PublicCompany.parse(company),
      publicUrl: config.publicUrl,
      demo: config.mode === 'demo',
    }
    const rendered = new Map<string, RenderedPage>()
    for (const path of renderer.publicPages) rendered.set(path, await renderer.renderPage(path, data))
    missing = await renderer.renderPage('/404', data)
    shell = renderer.renderShell(data)
    pages = rendered
  }

  await render()
  return {
    render,
    page(path) {
      const ready = pages.get(path)
      if (ready) return ready
      return renderer.pageKind(path, { demo: config.mode === 'demo' }) === 'app' ? shell : missing
    },
  }
}
