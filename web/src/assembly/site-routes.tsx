/** The routes of the public site. */
import type { RouteObject } from 'react-router'
import type { RouteHandle } from '#assembly/layouts/route-table.tsx'
import { page } from '#assembly/page-route.ts'

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

/** One page under two addresses. */
const desktopPage = {
  handle: { prerendered: 'hydrate-at-once' } satisfies RouteHandle,
  lazy: page(async () => (await import('#assembly/pages/site/desktop/desktop-page.tsx')).DesktopPage),
}

/** The pages that mails link to. */
const mailedPages: RouteObject[] = [
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
  {
    path: 'bulten/tercihler',
    handle: { prerendered: 'hydrate-at-once' } satisfies RouteHandle,
    lazy: page(async () => (await import('#features/newsletter/preferences-page.tsx')).PreferencesPage),
  },
  {
    path: 'teklif-nedeni',
    handle: { prerendered: 'hydrate-at-once' } satisfies RouteHandle,
    lazy: page(async () => (await import('#features/quotes/reason-page.tsx')).ReasonPage),
  },
]

export const site: RouteObject = {
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
        async () => (await import('#assembly/pages/site/tools/number-check-page.tsx')).NumberCheckPage,
      ),
    },
    {
      path: 'araclar/agirlik',
      handle: { prerendered: 'hydrate-at-once' } satisfies RouteHandle,
      lazy: page(async () => (await import('#assembly/pages/site/tools/weight-page.tsx')).WeightPage),
    },
    { path: 'desktop-indir', ...desktopPage },
    { path: 'personel-desktop', ...desktopPage },
    ...legalPages,
    ...mailedPages,
    {
      path: '*',
      handle: { missing: true } satisfies RouteHandle,
      lazy: page(async () => (await import('#assembly/pages/site/not-found-page.tsx')).NotFoundPage),
    },
  ],
}
