/** Every address, lazily loaded. What is not listed here does not exist, and no menu links to it. */
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { AppErrorScreen } from '#layouts/app-error-screen.tsx'

/** What a route says of itself, to menus, to the prerender and to the document's head. */
export type RouteHandle = {
  /** Rendered to complete HTML by the server; all others get the empty shell. */
  prerendered?: boolean
  /** Values of `?view=` that are built. */
  views?: readonly string[]
  /** Anchors on the page. */
  sections?: readonly string[]
  missing?: boolean
}

const page = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() })

export function createRoutes({ demo }: { demo: boolean }): RouteObject[] {
  return [
    {
      ErrorBoundary: AppErrorScreen,
      children: [
        {
          lazy: page(async () => (await import('#layouts/site-layout.tsx')).SiteLayout),
          children: [
            {
              index: true,
              handle: { prerendered: true, sections: ['contact'] } satisfies RouteHandle,
              lazy: page(async () => (await import('#site/home-page.tsx')).HomePage),
            },
            {
              path: '*',
              handle: { missing: true } satisfies RouteHandle,
              lazy: page(async () => (await import('#site/not-found-page.tsx')).NotFoundPage),
            },
          ],
        },
        {
          lazy: page(async () => (await import('#layouts/app-root.tsx')).AppRoot),
          children: [
            ...(demo ? [demoInbox] : []),
            ...(import.meta.env.DEV ? layoutSpecimens() : []),
            {
              lazy: page(async () => (await import('#layouts/tool-layout.tsx')).ToolLayout),
              children: [apiDocs, ...(import.meta.env.DEV ? [catalogue()] : [])],
            },
          ],
        },
      ],
    },
  ]
}

const demoInbox: RouteObject = {
  path: 'inbox',
  lazy: page(async () => (await import('#demo/inbox-page.tsx')).InboxPage),
}

const apiDocs: RouteObject = {
  path: 'api/docs',
  lazy: page(async () => (await import('#api-docs/api-docs-page.tsx')).ApiDocsPage),
}

/** A function, so that the production bundle drops it together with everything it imports. */
function catalogue(): RouteObject {
  return {
    path: 'ui',
    lazy: page(async () => (await import('#catalogue/catalogue-page.tsx')).CataloguePage),
    children: [
      {
        index: true,
        lazy: page(async () => (await import('#layouts/navigation-specimens.tsx')).NavigationSpecimens),
      },
    ],
  }
}

/** The layouts of portal and office as whole pages of the catalogue. */
function layoutSpecimens(): RouteObject[] {
  return [
    {
      path: 'ui/portal',
      lazy: page(async () => (await import('#layouts/portal-specimen.tsx')).PortalSpecimen),
      children: [
        {
          index: true,
          lazy: page(async () => (await import('#layouts/portal-specimen.tsx')).PortalSpecimenPage),
        },
      ],
    },
    {
      path: 'ui/office',
      lazy: page(async () => (await import('#layouts/office-specimen.tsx')).OfficeSpecimen),
      children: [
        {
          path: '*',
          lazy: page(async () => (await import('#layouts/office-specimen.tsx')).OfficeSpecimenPage),
        },
      ],
    },
  ]
}
