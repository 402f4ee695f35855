/** Every route of the site and the application, lazily loaded. Menus hide links to routes that are not listed here. */
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { AppErrorScreen } from '#assembly/layouts/app-error-screen.tsx'
import type { RouteHandle } from '#assembly/layouts/route-table.tsx'
import type { Views } from '#assembly/layouts/view-switch.tsx'

/** Keeps `load`, from which the server learns which code the page needs (`first-load.ts`). */
const page = (load: () => Promise<ComponentType>) =>
  Object.assign(async () => ({ Component: await load() }), { load })

export function createRoutes({ demo }: { demo: boolean }): RouteObject[] {
  return [
    {
      ErrorBoundary: AppErrorScreen,
      children: [
        {
          lazy: page(async () => (await import('#assembly/layouts/site-layout.tsx')).SiteLayout),
          children: [
            {
              index: true,
              handle: {
                prerendered: 'hydrate-on-interaction',
                sections: ['services', 'hakkimizda', 'teknoloji', 'contact'],
              } satisfies RouteHandle,
              lazy: page(async () => (await import('#assembly/pages/site/home-page.tsx')).HomePage),
            },
            {
              path: 'araclar/konteyner',
              handle: { prerendered: 'hydrate-at-once' } satisfies RouteHandle,
              lazy: page(
                async () =>
                  (await import('#assembly/pages/site/tools/number-check-page.tsx')).NumberCheckPage,
              ),
            },
            {
              path: 'araclar/agirlik',
              handle: { prerendered: 'hydrate-at-once' } satisfies RouteHandle,
              lazy: page(async () => (await import('#assembly/pages/site/tools/weight-page.tsx')).WeightPage),
            },
            ...legalPages,
            ...newsletterPages,
            {
              path: '*',
              handle: { missing: true } satisfies RouteHandle,
              lazy: page(async () => (await import('#assembly/pages/site/not-found-page.tsx')).NotFoundPage),
            },
          ],
        },
        {
          lazy: page(async () => (await import('#assembly/layouts/app-root.tsx')).AppRoot),
          children: [
            ...(demo ? [demoInbox] : []),
            ...(import.meta.env.DEV ? layoutSpecimens() : []),
            signingIn,
            portal,
            office,
            ...offerSheets,
            ...openedByLink,
            {
              lazy: page(async () => (await import('#assembly/layouts/plain-layout.tsx')).PlainLayout),
              children: [apiDocs, ...(import.meta.env.DEV ? [catalogue()] : [])],
            },
          ],
        },
      ],
    },
  ]
}

const legalPages: RouteObject[] = [
  {
    path: 'privacy-policy',
    handle: { prerendered: 'hydrate-on-interaction' } satisfies RouteHandle,
    lazy: page(
      async () => (await import('#assembly/pages/site/legal/privacy-policy-page.tsx')).PrivacyPolicyPage,
    ),
  },
  {
    path: 'terms-of-service',
    handle: { prerendered: 'hydrate-on-interaction' } satisfies RouteHandle,
    lazy: page(
      async () => (await import('#assembly/pages/site/legal/terms-of-service-page.tsx')).TermsOfServicePage,
    ),
  },
  {
    path: 'kvkk-policy',
    handle: { prerendered: 'hydrate-on-interaction' } satisfies RouteHandle,
    lazy: page(async () => (await import('#assembly/pages/site/legal/kvkk-policy-page.tsx')).KvkkPolicyPage),
  },
]

/** The pages that newsletter mails link to. */
const newsletterPages: RouteObject[] = [
  {
    path: 'bulten/onay',
    handle: { prerendered: 'hydrate-at-once' } satisfies RouteHandle,
    lazy: page(async () => (await import('#features/newsletter/confirm-page.tsx')).ConfirmPage),
  },
  {
    path: 'bulten/ayril',
    handle: { prerendered: 'hydrate-at-once' } satisfies RouteHandle,
    lazy: page(async () => (await import('#features/newsletter/unsubscribe-page.tsx')).UnsubscribePage),
  },
]

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

/** What `/dashboard` shows, by `?view=`. */
export const portalViews: Views = {
  overview: async () => (await import('#assembly/pages/portal/home-view.tsx')).HomeView,
  dashboard: async () => (await import('#assembly/pages/portal/home-view.tsx')).HomeView,
  requests: async () => (await import('#assembly/pages/portal/request-list-view.tsx')).RequestListView,
  // Another name of the same view, after its title.
  workflow: async () => (await import('#assembly/pages/portal/request-list-view.tsx')).RequestListView,
  quotes: async () => (await import('#features/quotes/offers/offers-view.tsx')).OffersView,
  shipments: async () => (await import('#assembly/pages/portal/own-shipments-view.tsx')).OwnShipmentsView,
  tracking: async () => (await import('#assembly/pages/portal/tracking-views.tsx')).ShipmentTrackingView,
  'container-tracking': async () =>
    (await import('#assembly/pages/portal/tracking-views.tsx')).ContainerTrackingView,
  notifications: async () =>
    (await import('#features/notifications/notifications-view.tsx')).NotificationsView,
  alerts: async () => (await import('#features/notifications/notifications-view.tsx')).NotificationsView,
  account: async () => (await import('#assembly/pages/portal/account-view.tsx')).AccountView,
}

const portalViewCalls: Record<string, readonly string[]> = {
  overview: ['/overview', '/notifications?limit=3'],
  quotes: ['/offers'],
  shipments: ['/shipments', '/shipment-figures'],
  tracking: ['/shipments?status=active'],
  'container-tracking': ['/shipments?status=active'],
  notifications: ['/notifications', '/notification-preferences'],
}

/** Unknown addresses behind a guard: signing in comes first, so that outsiders do not learn what exists. */
const guardedNotFound = {
  handle: { missing: true, guarded: true } satisfies RouteHandle,
  lazy: page(async () => (await import('#assembly/pages/site/not-found-page.tsx')).NotFoundPage),
}

/** The proof of an acceptance, for its customer and for staff. */
const evidencePage = {
  lazy: page(async () => (await import('#features/quotes/offers/evidence-page.tsx')).EvidencePage),
}

const portal: RouteObject = {
  handle: {
    firstCalls: [
      '/session',
      '/profile',
      '/representative',
      '/notifications/unread',
      '/requests/counts',
      '/offers/counts',
    ],
  } satisfies RouteHandle,
  lazy: page(async () => (await import('#assembly/layouts/portal-layout.tsx')).PortalLayout),
  children: [
    {
      path: 'dashboard',
      handle: { views: Object.keys(portalViews), viewCalls: portalViewCalls } satisfies RouteHandle,
      lazy: page(async () =>
        (await import('#assembly/layouts/view-switch.tsx')).viewSwitch(portalViews, 'overview'),
      ),
    },
    {
      path: 'shipment-tracking',
      lazy: page(
        async () => (await import('#assembly/pages/portal/tracking-views.tsx')).ShipmentTrackingView,
      ),
    },
    { path: 'dashboard/kanit/:id', ...evidencePage },
    { path: 'dashboard/*', ...guardedNotFound },
  ],
}

const staffHome = {
  handle: { firstCalls: ['/work-items?limit=20&status=open'] } satisfies RouteHandle,
  lazy: page(async () => (await import('#assembly/pages/office/staff-home-page.tsx')).StaffHomePage),
}

const quotePage = {
  lazy: page(async () => (await import('#features/quotes/editor/quote-page.tsx')).QuotePage),
}

const office: RouteObject = {
  handle: {
    firstCalls: ['/session', '/staff/updates', '/staff/requests/counts', '/work-items/counts'],
  } satisfies RouteHandle,
  lazy: page(async () => (await import('#assembly/layouts/office-layout.tsx')).OfficeLayout),
  children: [
    { path: 'staff', ...staffHome },
    { path: 'staff/dashboard', ...staffHome },
    {
      path: 'staff/requests',
      handle: { plainCalls: ['/staff/requests?limit=50'] } satisfies RouteHandle,
      lazy: page(
        async () => (await import('#assembly/pages/office/staff-requests-page.tsx')).StaffRequestsPage,
      ),
    },
    {
      lazy: page(async () => (await import('#assembly/pages/office/staff-quotes-page.tsx')).StaffQuotesPage),
      children: [
        {
          path: 'staff/quotes',
          handle: {
            plainCalls: ['/staff/quotes?limit=50', '/staff/quote-counts', '/staff/quote-choices'],
          } satisfies RouteHandle,
        },
        // A dialog over the list, which stays as it is.
        {
          path: 'staff/quotes/new',
          lazy: page(async () => (await import('#features/quotes/manual/quote-dialog.tsx')).QuoteDialog),
        },
      ],
    },
    {
      path: 'staff/quote-results',
      handle: { plainCalls: ['/staff/quote-results?months=12'] } satisfies RouteHandle,
      lazy: page(async () => (await import('#features/quotes/results/results-page.tsx')).ResultsPage),
    },
    { path: 'staff/quotes/:id/kanit', ...evidencePage },
    { path: 'staff/quotes/:id', ...quotePage },
    { path: 'quote-preview/:id', ...quotePage },
    {
      lazy: page(
        async () => (await import('#assembly/pages/office/staff-shipments-page.tsx')).StaffShipmentsPage,
      ),
      children: [
        {
          path: 'staff/shipments',
          handle: {
            plainCalls: [
              '/staff/shipments?limit=50',
              '/staff/shipment-counts',
              '/staff/quote-choices',
              '/work-items/exception-counts',
            ],
          } satisfies RouteHandle,
        },
        {
          path: 'staff/shipments/new',
          lazy: page(
            async () =>
              (await import('#features/shipments/staff/new/new-shipment-dialog.tsx')).NewShipmentDialog,
          ),
        },
      ],
    },
    {
      path: 'staff/shipments/:id',
      lazy: page(
        async () => (await import('#assembly/pages/office/staff-shipments-page.tsx')).StaffShipmentPage,
      ),
    },
    {
      path: 'staff/container-tracking',
      handle: {
        plainCalls: ['/staff/containers?limit=50&state=open', '/staff/container-counts'],
      } satisfies RouteHandle,
      lazy: page(
        async () =>
          (await import('#features/tracking/containers/container-tracking-page.tsx')).ContainerTrackingPage,
      ),
    },
    {
      path: 'staff/work-queue',
      handle: { plainCalls: ['/work-items?limit=50&status=open'] } satisfies RouteHandle,
      lazy: page(async () => (await import('#features/workqueue/work-queue-page.tsx')).WorkQueuePage),
    },
    {
      path: 'staff/tracking-messages',
      handle: { plainCalls: ['/tracking-messages?state=open'] } satisfies RouteHandle,
      lazy: page(
        async () =>
          (await import('#features/tracking/messages/tracking-messages-page.tsx')).TrackingMessagesPage,
      ),
    },
    {
      path: 'staff/api-keys',
      lazy: page(async () => (await import('#features/tracking/api-keys/api-keys-page.tsx')).ApiKeysPage),
    },
    {
      path: 'staff/rates',
      lazy: page(async () => (await import('#assembly/pages/office/rates-page.tsx')).RatesPage),
    },
    {
      path: 'staff/settings',
      lazy: page(async () => (await import('#assembly/pages/office/settings-page.tsx')).SettingsPage),
    },
    {
      path: 'staff/profile',
      lazy: page(
        async () => (await import('#assembly/pages/office/staff-profile-page.tsx')).StaffProfilePage,
      ),
    },
    ...['staff', 'customers', 'benchmark', 'newsletter', 'analytics', 'quote-preview'].map((path) => ({
      path: `${path}/*`,
      ...guardedNotFound,
    })),
  ],
}

/** Offers as sheets to read and print, without menus. */
const offerSheets: RouteObject[] = [
  {
    handle: { firstCalls: ['/session'] } satisfies RouteHandle,
    lazy: page(async () => (await import('#assembly/layouts/sheet-layout.tsx')).PortalSheetLayout),
    children: [
      {
        path: 'quote/:id',
        lazy: page(async () => (await import('#assembly/pages/portal/own-offer-page.tsx')).OwnOfferPage),
      },
      { path: 'quote/*', ...guardedNotFound },
    ],
  },
  {
    handle: { firstCalls: ['/session'] } satisfies RouteHandle,
    lazy: page(async () => (await import('#assembly/layouts/sheet-layout.tsx')).OfficeSheetLayout),
    children: [
      {
        path: 'staff/quotes/:id/offer',
        lazy: page(
          async () => (await import('#assembly/pages/office/offer-preview-page.tsx')).OfferPreviewPage,
        ),
      },
    ],
  },
]

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
