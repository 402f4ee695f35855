/** Renders pages to complete documents on the server, at its start and whenever the company's data change. */
import { surfaceOf } from '@kervan/domain/access/guarded-addresses.ts'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router'
import { App } from '#assembly/app.tsx'
import { filesOf, firstCallsOf, viewIn } from '#assembly/first-load.ts'
import type { RouteHandle } from '#assembly/layouts/route-table.tsx'
import {
  fillShell,
  fillTemplate,
  type Head,
  inlineScript as readInlineScript,
  withHydration,
} from '#assembly/page-template.ts'
import { pageHead } from '#assembly/pages/site/page-heads.ts'
import { createRoutes } from '#assembly/routes.tsx'
import { Shell } from '#assembly/shells.tsx'
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

/** What the server sends for a path: a rendered page, a shell (with 404 for unknown guarded pages), or the 404 page. */
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
  if (kind === 'app') return renderShell(path, data)
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

/** The one address of all pages that get the same shell: by route, view, and whether there is a query. */
export function shellAddress(path: string, search: string, { demo }: { demo: boolean }): string {
  const matches = matchRoutes(createRoutes({ demo }), path) ?? []
  const pattern = matches
    .map(({ route }) => route.path ?? '')
    .filter(Boolean)
    .join('/')
  const handle = matches.at(-1)?.route.handle as RouteHandle | undefined
  const view = viewIn(handle, search)
  const isPlain = handle?.plainCalls !== undefined && search === ''
  return `/${pattern}${view ? `?view=${view}` : ''}${isPlain ? '?plain' : ''}`
}

/** The document of pages that only the browser renders. */
export async function renderShell(address: string, data: PageData): Promise<RenderedPage> {
  const { pathname: path, search } = new URL(address, data.publicUrl)
  const routes = createRoutes(data)
  const params = new URLSearchParams(search)
  const view = params.get('view') ?? undefined
  const shell = {
    html: await renderAt(address, data, [{ path: '*', element: <Shell path={path} /> }], routes),
    scripts: filesOf(routes, path, view, __FILES__),
    calls: firstCallsOf(routes, path, { view, isPlain: params.has('plain') }),
  }
  const head: Head = { title: data.company.name, noIndex: true }
  const html = fillShell(templates['hydrate-at-once'], { head, shell, data })
  // What is installed from the office is the office.
  const isOffice = surfaceOf(path) === 'office'
  return { html: isOffice ? html.replace('/manifest.webmanifest', '/staff.webmanifest') : html, status: 200 }
}

async function renderRoutes(path: string, data: PageData): Promise<string> {
  const routes = createRoutes(data)
  return renderAt(path, data, routes, routes)
}

/** `known` are the routes that menus may link to. */
async function renderAt(
  address: string,
  data: PageData,
  routes: RouteObject[],
  known: RouteObject[],
): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(address, data.publicUrl)))
  if (context instanceof Response) throw new Error(`${address} answered ${context.status} instead of a page`)
  const { prelude } = await prerender(
    <App data={data} routes={known}>
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
