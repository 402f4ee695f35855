/** The routes of the office. */
import type { RouteObject } from 'react-router'
import type { RouteHandle } from '#assembly/layouts/route-table.tsx'
import { page } from '#assembly/page-route.ts'
import { evidencePage, guardedNotFound } from '#assembly/shared-routes.tsx'

const staffHome = {
  handle: {
    firstCalls: [
      '/work-items?limit=20&status=open&snoozed=false',
      '/company/calendar',
      '/staff/requests?limit=6&sort=due&status=pending',
      '/luna/brief',
    ],
  } satisfies RouteHandle,
  lazy: page(async () => (await import('#assembly/pages/office/staff-home-page.tsx')).StaffHomePage),
}

const customersPage = {
  handle: {
    plainCalls: ['/customers?limit=50', '/customers/counts', '/customer-groups'],
  } satisfies RouteHandle,
  lazy: page(
    async () => (await import('#assembly/pages/office/staff-customers-page.tsx')).StaffCustomersPage,
  ),
}

const quotePage = {
  lazy: page(async () => (await import('#features/quotes/editor/quote-page.tsx')).QuotePage),
}

export const office: RouteObject = {
  handle: {
    firstCalls: ['/session', '/staff/updates', '/staff/requests/counts', '/work-items/counts'],
  } satisfies RouteHandle,
  lazy: page(async () => (await import('#assembly/layouts/office-layout.tsx')).OfficeLayout),
  children: [
    { path: 'staff', ...staffHome },
    { path: 'staff/dashboard', ...staffHome },
    {
      path: 'staff/workflow',
      handle: { firstCalls: ['/luna/workflow/state', '/luna/workflow'] } satisfies RouteHandle,
      lazy: page(async () => (await import('#features/luna/workflow/workflow-page.tsx')).WorkflowPage),
    },
    {
      path: 'staff/requests',
      handle: { plainCalls: ['/staff/requests?limit=50', '/company/calendar'] } satisfies RouteHandle,
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
        {
          path: 'staff/quotes/import',
          lazy: page(
            async () => (await import('#features/quotes/import/quote-file-dialog.tsx')).QuoteFileDialog,
          ),
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
              '/staff/shipment-lanes',
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
      path: 'staff/documents',
      handle: {
        plainCalls: ['/staff/documents?limit=50', '/staff/document-counts'],
      } satisfies RouteHandle,
      lazy: page(
        async () => (await import('#features/documents/staff/staff-documents-page.tsx')).StaffDocumentsPage,
      ),
    },
    {
      path: 'staff/work-queue',
      handle: {
        views: ['calendar'],
        plainCalls: [
          '/work-items?limit=50&status=open&snoozed=false',
          '/company/calendar',
          '/staff/quote-choices',
        ],
      } satisfies RouteHandle,
      lazy: page(async () => (await import('#features/workqueue/work-queue-page.tsx')).WorkQueuePage),
    },
    {
      path: 'staff/work-queue/promises',
      handle: { plainCalls: ['/work-items/promises?days=30'] } satisfies RouteHandle,
      lazy: page(async () => (await import('#features/workqueue/promises-page.tsx')).PromisesPage),
    },
    {
      path: 'staff/work-queue/details/:id',
      handle: { firstCalls: ['/company/calendar', '/staff/quote-choices'] } satisfies RouteHandle,
      lazy: page(
        async () => (await import('#assembly/pages/office/staff-work-item-page.tsx')).StaffWorkItemPage,
      ),
    },
    {
      path: 'staff/communication/:id?',
      handle: {
        plainCalls: [
          '/staff/chat/conversations?limit=50&part=open&sort=-last',
          '/staff/chat/conversation-counts',
        ],
      } satisfies RouteHandle,
      lazy: page(
        async () =>
          (await import('#assembly/pages/office/communication/communication-page.tsx')).CommunicationPage,
      ),
    },
    {
      path: 'staff/mail-okuma',
      lazy: page(async () => (await import('#features/luna/mail/mail-reading-page.tsx')).MailReadingPage),
    },
    {
      path: 'staff/notifications',
      handle: { plainCalls: ['/staff/notifications?limit=50'] } satisfies RouteHandle,
      lazy: page(
        async () =>
          (await import('#features/notifications/staff/staff-notifications-page.tsx')).StaffNotificationsPage,
      ),
    },
    ...['staff/analytics', 'analytics'].map((path) => ({
      path,
      handle: { firstCalls: ['/staff/analytics/live', '/staff/analytics/day'] } satisfies RouteHandle,
      lazy: page(async () => (await import('#assembly/pages/office/analytics-page.tsx')).AnalyticsPage),
    })),
    {
      path: 'benchmark',
      handle: { firstCalls: ['/staff/benchmark/overview'] } satisfies RouteHandle,
      lazy: page(async () => (await import('#features/benchmark/benchmark-page.tsx')).BenchmarkPage),
    },
    {
      path: 'staff/analytics/visits',
      handle: { plainCalls: ['/staff/visits?limit=50'] } satisfies RouteHandle,
      lazy: page(async () => (await import('#features/analytics/office/visits-page.tsx')).VisitsPage),
    },
    {
      path: 'staff/analytics/sources',
      lazy: page(async () => (await import('#features/analytics/office/sources-page.tsx')).SourcesPage),
    },
    {
      path: 'staff/analytics/requests',
      lazy: page(
        async () =>
          (await import('#features/analytics/office/sourced-requests-page.tsx')).SourcedRequestsPage,
      ),
    },
    {
      path: 'staff/automations',
      handle: {
        plainCalls: ['/automations?limit=50', '/automations?limit=20&state=paused', '/automations/options'],
      } satisfies RouteHandle,
      lazy: page(async () => (await import('#features/automations/automations-page.tsx')).AutomationsPage),
    },
    {
      path: 'staff/automations/new',
      handle: { firstCalls: ['/automations/options'] } satisfies RouteHandle,
      lazy: page(async () => (await import('#features/automations/editor/rule-editor-page.tsx')).NewRulePage),
    },
    {
      path: 'staff/automations/:id/edit',
      handle: { firstCalls: ['/automations/options'] } satisfies RouteHandle,
      lazy: page(
        async () => (await import('#features/automations/editor/rule-editor-page.tsx')).EditRulePage,
      ),
    },
    {
      path: 'staff/automations/:id',
      handle: { firstCalls: ['/automations/options'] } satisfies RouteHandle,
      lazy: page(async () => (await import('#features/automations/rule/rule-page.tsx')).RulePage),
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
      lazy: page(
        async () => (await import('#assembly/pages/office/settings/settings-page.tsx')).SettingsPage,
      ),
    },
    {
      path: 'staff/settings/:section',
      lazy: page(
        async () => (await import('#assembly/pages/office/settings/section-page.tsx')).SettingsSectionPage,
      ),
    },
    {
      path: 'staff/profile',
      lazy: page(
        async () => (await import('#assembly/pages/office/staff-profile-page.tsx')).StaffProfilePage,
      ),
    },
    {
      path: 'staff/customer-management/:id',
      handle: { firstCalls: ['/company/calendar', '/staff/quote-choices'] } satisfies RouteHandle,
      lazy: page(
        async () => (await import('#assembly/pages/office/customer/customer-page.tsx')).CustomerPage,
      ),
    },
    // Three addresses of one page.
    ...['staff/customers', 'staff/customer-management', 'customers'].map((path) => ({
      path,
      ...customersPage,
    })),
    {
      path: 'staff/leads',
      handle: { plainCalls: ['/leads?limit=50', '/leads/counts'] } satisfies RouteHandle,
      lazy: page(async () => (await import('#features/workqueue/leads/leads-page.tsx')).LeadsPage),
    },
    {
      path: 'staff/customer-imports/:id?',
      lazy: page(async () => (await import('#features/customers/imports/imports-page.tsx')).ImportsPage),
    },
    {
      path: 'staff/data-requests/:id?',
      lazy: page(
        async () =>
          (await import('#features/customers/data-requests/data-requests-page.tsx')).DataRequestsPage,
      ),
    },
    {
      path: 'staff/customer-duplicates',
      lazy: page(async () => (await import('#features/customers/merges/duplicates-page.tsx')).DuplicatesPage),
    },
    {
      path: 'newsletter',
      handle: {
        plainCalls: [
          '/newsletter/subscribers?limit=50',
          '/newsletter/subscribers/counts',
          '/newsletter/cards',
        ],
      } satisfies RouteHandle,
      lazy: page(async () => (await import('#features/newsletter/newsletter-page.tsx')).NewsletterPage),
    },
    {
      path: 'newsletter/campaigns/:id',
      lazy: page(async () => (await import('#features/newsletter/campaigns/campaign-page.tsx')).CampaignPage),
    },
    {
      path: 'newsletter/imports/:id?',
      lazy: page(async () => (await import('#features/newsletter/subscribers/imports-page.tsx')).ImportsPage),
    },
    {
      path: 'newsletter/registry',
      lazy: page(async () => (await import('#features/newsletter/registry/registry-page.tsx')).RegistryPage),
    },
    {
      path: 'newsletter/suppressions',
      lazy: page(
        async () => (await import('#features/newsletter/subscribers/suppressions-page.tsx')).SuppressionsPage,
      ),
    },
    ...['staff', 'customers', 'benchmark', 'newsletter', 'analytics', 'quote-preview'].map((path) => ({
      path: `${path}/*`,
      ...guardedNotFound,
    })),
  ],
}

/** An offer as a sheet to read and print, without menus. */
export const officeSheet: RouteObject = {
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
}
