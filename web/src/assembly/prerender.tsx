/** Renders pages to complete documents on the server, at its start and whenever the company's data change. */
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router'
import { App } from '#assembly/app.tsx'
import type { RouteHandle } from '#assembly/layouts/route-table.tsx'
import {
  fillTemplate,
  type Head,
  inlineScript as readInlineScript,
  withHydration,
} from '#assembly/page-template.ts'
import { pageHead } from '#assembly/pages/site/page-heads.ts'
import { createRoutes } from '#assembly/routes.tsx'
import type { PageData } from '#features/company/page-data.tsx'

/** `canonical` is the page's URL for search engines; pages that are not indexed have none. */
type RenderedPage = { html: string; status: number; canonical?: string }

/** The script inside the documents; the server's content policy allows no other. */
export const inlineScript: string = readInlineScript(__TEMPLATE__)
const templates = {
  'hydrate-at-once': withHydration(__TEMPLATE__, 'at-once'),
  'hydrate-on-interaction': withHydration(__TEMPLATE__, 'on-interaction'),
}

/** Addresses that are rendered to complete HTML. */
export const publicPages: string[] = indexedPaths(createRoutes({ demo: false }))

/** What the server sends for a path: a rendered page, the empty shell (with 404 for unknown guarded pages), or the 404 page. */
export function pageKind(
  path: string,
  { demo }: { demo: boolean },
): 'public' | 'app' | 'unbuilt' | 'missing' {
  const handle = handleAt(path, demo)
  if (!handle) return 'missing'
  if (handle.missing) return handle.guarded ? 'unbuilt' : 'missing'
  return handle.prerendered ? 'public' : 'app'
}

/** Undefined where no route matches. */
function handleAt(path: string, demo: boolean): RouteHandle | undefined {
  const leaf = matchRoutes(createRoutes({ demo }), path)?.at(-1)
  return leaf && ((leaf.route.handle as RouteHandle | undefined) ?? {})
}

export async function renderPage(path: string, data: PageData): Promise<RenderedPage> {
  const kind = pageKind(path, data)
  if (kind === 'app') return renderShell(data)
  const address = kind === 'public' ? path : '/404'
  const app = await renderRoutes(address, data)
  const head = pageHead(path, data)
  const way = (kind === 'public' && handleAt(path, data.demo)?.prerendered) || 'hydrate-on-interaction'
  return {
    html: fillTemplate(templates[way], { head, app, data }),
    status: kind === 'public' ? 200 : 404,
    ...(head.canonical && { canonical: head.canonical }),
  }
}

/** The document of pages that only the browser renders. */
export function renderShell(data: PageData): RenderedPage {
  const head: Head = { title: data.company.name, noIndex: true }
  return { html: fillTemplate(templates['hydrate-at-once'], { head, app: '', data }), status: 200 }
}

async function renderRoutes(path: string, data: PageData): Promise<string> {
  const routes = createRoutes(data)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, data.publicUrl)))
  if (context instanceof Response) throw new Error(`${path} answered ${context.status} instead of a page`)
  const { prelude } = await prerender(
    <App data={data} routes={routes}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    {
      onError: (error) => {
        throw error
      },
    },
  )
  return await new Response(prelude).text()
}

function indexedPaths(routes: RouteObject[], parent = ''): string[] {
  return routes.flatMap((route) => {
    const path = route.path ? `${parent}/${route.path}` : parent
    const own = (route.handle as RouteHandle | undefined)?.prerendered ? [path || '/'] : []
    return [...own, ...indexedPaths(route.children ?? [], path)]
  })
}
