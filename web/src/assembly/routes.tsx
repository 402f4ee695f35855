/** Every route of the site and the application, lazily loaded. Menus hide links to routes that are not listed here. */
import type { RouteObject } from 'react-router'
import { AppErrorScreen } from '#assembly/layouts/app-error-screen.tsx'
import type { RouteHandle } from '#assembly/layouts/route-table.tsx'
import { office, officeSheet } from '#assembly/office-routes.tsx'
import { page } from '#assembly/page-route.ts'
import { portal, portalSheet } from '#assembly/portal-routes.tsx'
import { site } from '#assembly/site-routes.tsx'

export function createRoutes({ demo }: { demo: boolean }): RouteObject[] {
  return [
    {
      ErrorBoundary: AppErrorScreen,
      children: [
        site,
        {
          lazy: page(async () => (await import('#assembly/layouts/app-root.tsx')).AppRoot),
          children: [
            ...(demo ? [demoInbox] : []),
            ...(import.meta.env.MODE !== 'production' ? layoutSpecimens() : []),
            signingIn,
            portal,
            office,
            portalSheet,
            officeSheet,
            ...openedByLink,
            {
              lazy: page(async () => (await import('#assembly/layouts/plain-layout.tsx')).PlainLayout),
              children: [apiDocs, ...(import.meta.env.MODE !== 'production' ? [catalogue()] : [])],
            },
          ],
        },
      ],
    },
  ]
}

const signingIn: RouteObject = {
  handle: { firstCalls: ['/session'] } satisfies RouteHandle,
  lazy: page(async () => (await import('#assembly/layouts/sign-in-layout.tsx')).SignInLayout),
  children: [
    {
      path: 'auth',
      lazy: page(async () => (await import('#features/auth/auth-page.tsx')).AuthPage),
      children: [
        {
          index: true,
          lazy: page(async () => (await import('#assembly/layouts/after-sign-in.tsx')).AfterSignIn),
        },
      ],
    },
    {
      path: 'reset-password',
      lazy: page(async () => (await import('#features/auth/reset-password-page.tsx')).ResetPasswordPage),
    },
    {
      path: 'staff-auth',
      lazy: page(async () => (await import('#features/auth/staff-auth-page.tsx')).StaffAuthPage),
    },
    {
      path: 'staff-otp',
      lazy: page(async () => (await import('#features/auth/staff-otp-page.tsx')).StaffOtpPage),
    },
  ],
}

/** What a link opens without signing in: `/s/…` for drivers, `/t/…` for whoever follows a shipment. */
const openedByLink: RouteObject[] = [
  {
    lazy: page(async () => (await import('#assembly/layouts/link-layout.tsx')).LinkLayout),
    children: [
      {
        path: 's/:token',
        lazy: page(async () => (await import('#features/tracking/driver-page.tsx')).DriverPage),
      },
    ],
  },
  {
    lazy: page(async () => (await import('#assembly/layouts/plain-layout.tsx')).PlainLayout),
    children: [
      {
        path: 't/:token',
        lazy: page(async () => (await import('#features/tracking/sharing/shared-page.tsx')).SharedPage),
      },
    ],
  },
]

const demoInbox: RouteObject = {
  path: 'inbox',
  lazy: page(async () => (await import('#assembly/demo/inbox-page.tsx')).InboxPage),
}

const apiDocs: RouteObject = {
  path: 'api/docs',
  lazy: page(async () => (await import('#assembly/api-docs/api-docs-page.tsx')).ApiDocsPage),
}

/** A function, so that the production bundle drops it together with everything it imports. */
function catalogue(): RouteObject {
  return {
    path: 'ui',
    lazy: page(async () => (await import('#assembly/catalogue/catalogue-page.tsx')).CataloguePage),
  }
}

/** The layouts of portal and office as whole pages of the catalogue. */
function layoutSpecimens(): RouteObject[] {
  return [
    {
      path: 'ui/portal',
      lazy: page(async () => (await import('#assembly/catalogue/portal-specimen.tsx')).PortalSpecimen),
      children: [
        {
          index: true,
          lazy: page(
            async () => (await import('#assembly/catalogue/portal-specimen.tsx')).PortalSpecimenPage,
          ),
        },
      ],
    },
    {
      path: 'ui/office',
      lazy: page(async () => (await import('#assembly/catalogue/office-specimen.tsx')).OfficeSpecimen),
      children: [
        {
          path: '*',
          lazy: page(
            async () => (await import('#assembly/catalogue/office-specimen.tsx')).OfficeSpecimenPage,
          ),
        },
      ],
    },
  ]
}
