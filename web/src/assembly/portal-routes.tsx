/** The routes of the customers' portal. */
import type { RouteObject } from 'react-router'
import type { RouteHandle } from '#assembly/layouts/route-table.tsx'
import type { Views } from '#assembly/layouts/view-switch.tsx'
import { page } from '#assembly/page-route.ts'
import { evidencePage, guardedNotFound } from '#assembly/shared-routes.tsx'

/** What `/dashboard` shows, by `?view=`. */
export const portalViews: Views = {
  overview: async () => (await import('#assembly/pages/portal/home-view.tsx')).HomeView,
  dashboard: async () => (await import('#assembly/pages/portal/home-view.tsx')).HomeView,
  requests: async () => (await import('#assembly/pages/portal/request-list-view.tsx')).RequestListView,
  // Another name of the same view, after its title.
  workflow: async () => (await import('#assembly/pages/portal/request-list-view.tsx')).RequestListView,
  quotes: async () => (await import('#features/quotes/offers/offers-view.tsx')).OffersView,
  shipments: async () => (await import('#assembly/pages/portal/own-shipments-view.tsx')).OwnShipmentsView,
  tracking: async () => (await import('#assembly/pages/portal/tracking-views.tsx')).OneShipmentView,
  'container-tracking': async () =>
    (await import('#features/tracking/own-containers-view.tsx')).OwnContainersView,
  ai: async () => (await import('#features/luna/insights/insights-view.tsx')).InsightsView,
  routes: async () => (await import('#features/luna/routes/routes-view.tsx')).RoutesView,
  documents: async () => (await import('#features/documents/documents-view.tsx')).DocumentsView,
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
  'container-tracking': ['/containers?state=open'],
  ai: ['/insights'],
  documents: ['/documents', '/document-counts'],
  notifications: ['/notifications', '/notification-preferences'],
}

export const portal: RouteObject = {
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

/** An offer as a sheet to read and print, without menus. */
export const portalSheet: RouteObject = {
  handle: { firstCalls: ['/session'] } satisfies RouteHandle,
  lazy: page(async () => (await import('#assembly/layouts/sheet-layout.tsx')).PortalSheetLayout),
  children: [
    {
      path: 'quote/:id',
      lazy: page(async () => (await import('#assembly/pages/portal/own-offer-page.tsx')).OwnOfferPage),
    },
    { path: 'quote/*', ...guardedNotFound },
  ],
}
