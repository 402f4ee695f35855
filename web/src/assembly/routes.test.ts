import { guardOf, surfaceOf } from '@kervan/domain/access/guarded-addresses.ts'
import { otherPage, pageOf } from '@kervan/domain/analytics/pages.ts'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { isCurrent } from '#assembly/layouts/navigation.ts'
import { officeNavigation } from '#assembly/layouts/office-navigation.ts'
import { portalBottomBar, portalNavigation } from '#assembly/layouts/portal-navigation.ts'
import { isBuilt, type RouteHandle } from '#assembly/layouts/route-table.tsx'
import { siteNavigation } from '#assembly/layouts/site-navigation.ts'
import { createRoutes } from '#assembly/routes.tsx'

const sample: RouteObject[] = [
  { path: '/dashboard', handle: { views: ['requests'] } },
  { path: '/', handle: { sections: ['contact'] } },
  { path: '*', handle: { missing: true } },
]

test('an address exists only when its route, view and section exist', () => {
  expect(isBuilt(sample, '/dashboard')).toBe(true)
  expect(isBuilt(sample, '/dashboard?view=requests')).toBe(true)
  expect(isBuilt(sample, '/dashboard?view=quotes')).toBe(false)
  expect(isBuilt(sample, '/#contact')).toBe(true)
  expect(isBuilt(sample, '/#services')).toBe(false)
  expect(isBuilt(sample, '/staff')).toBe(false)
})

test('the site links to the sections it has, and the demo inbox exists in demo mode only', () => {
  const routes = createRoutes({ demo: false })
  expect(siteNavigation.filter((entry) => isBuilt(routes, entry.to)).map((entry) => entry.to)).toContain(
    '/#contact',
  )
  expect(isBuilt(routes, '/inbox')).toBe(false)
  expect(isBuilt(createRoutes({ demo: true }), '/inbox')).toBe(true)
})

test.each([
  '/dashboard',
  '/dashboard/x',
  '/staff',
  '/staff/profile',
  '/staff/quotes/1',
  '/customers',
  '/customers/1',
  '/benchmark',
  '/newsletter',
  '/analytics',
  '/quote-preview/1',
  '/quote/1',
  '/quote/1/x',
  '/staff/quotes/1/offer',
])('%s is behind the same guard as on the server, whether the page exists or not', (address) => {
  const [, , layout] = matchRoutes(createRoutes({ demo: false }), address) ?? []
  const [home] = layout?.route.children ?? []
  expect(guardOf(address)).toBe(surfaceOf(`/${home?.path}`))
})

/** Of the demo's tools nothing is measured. */
const unmeasured = /^\/(ui|inbox|api)(\/|$)/

/** Every address of the table with what it shows by `?view=`; an id stands for what differs from row to row. */
function addressesOf(routes: RouteObject[], before = ''): string[] {
  return routes.flatMap(({ path = '', children, handle }) => {
    if (path.endsWith('*')) return []
    const address = path ? `${before}/${path}` : before
    const forms = address.includes(':')
      ? [
          address.replace(/:\w+\??/g, '0190'),
          ...(address.endsWith('?') ? [address.replace(/\/:\w+\?$/, '')] : []),
        ]
      : [address || '/']
    const views = ((handle as RouteHandle | undefined)?.views ?? []).map((view) => `${address}?view=${view}`)
    return [...(children && !path ? [] : forms), ...views, ...addressesOf(children ?? [], address)]
  })
}

test('every page is measured under a name of its own', () => {
  const addresses = addressesOf(createRoutes({ demo: false })).filter((each) => !unmeasured.test(each))
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/',
      '/dashboard?view=quotes',
      '/newsletter/imports',
      '/newsletter/imports/0190',
    ]),
  )
  const nameless = addresses.filter((each) => [otherPage, '/staff/*'].includes(pageOf(each)))
  expect(nameless).toEqual([])
  // What a view is called is not the page around it.
  const views = addresses.filter((each) => each.includes('?view=') && !/=(overview|dashboard)$/.test(each))
  expect(views.filter((each) => !pageOf(each).includes('?view='))).toEqual([])
})

test('menus do not link to guarded pages that do not exist', () => {
  const routes = createRoutes({ demo: false })
  expect(officeNavigation.filter((entry) => isBuilt(routes, entry.to)).map(({ to }) => to)).toEqual([
    '/staff',
    '/staff/workflow',
    '/staff/customer-management',
    '/staff/work-queue',
    '/staff/requests',
    '/staff/quotes',
    '/staff/shipments',
    '/staff/container-tracking',
    '/staff/analytics',
    '/staff/automations',
    '/staff/settings',
    '/staff/communication',
    '/newsletter',
    '/benchmark',
    '/staff/mail-okuma',
    '/staff/documents',
    '/staff/rates',
    '/personel-desktop',
    '/staff/tracking-messages',
    '/staff/api-keys',
    '/staff/data-requests',
  ])
  expect(portalNavigation.filter((entry) => isBuilt(routes, entry.to)).map(({ key }) => key)).toEqual([
    'overview',
    'requests',
    'quotes',
    'shipments',
    'tracking',
    'container-tracking',
    'documents',
    'ai',
    'routes',
    'notifications',
    'account',
  ])
})

test('the phone of a customer has six entries, in the order of the menu', () => {
  expect(portalBottomBar.map((entry) => entry.label)).toEqual([
    'Ana Sayfa',
    'Talepler',
    'Gönderiler',
    'Konteyner Takip',
    'Belgeler',
    'Bildirimler',
  ])
})

test('one entry is current at a time', () => {
  const open = (pathname: string, search = '') =>
    [...portalNavigation, ...officeNavigation]
      .filter((entry) => isCurrent(entry, { pathname, search }))
      .map(({ to }) => to)
  expect(open('/dashboard')).toEqual(['/dashboard'])
  expect(open('/dashboard', '?view=dashboard')).toEqual(['/dashboard'])
  expect(open('/dashboard', '?view=workflow')).toEqual(['/dashboard?view=requests'])
  expect(open('/dashboard', '?view=alerts')).toEqual(['/dashboard?view=notifications'])
  expect(open('/dashboard', '?view=quotes')).toEqual(['/dashboard?view=quotes'])
  expect(open('/staff')).toEqual(['/staff'])
  expect(open('/staff/dashboard')).toEqual(['/staff'])
  expect(open('/staff/quotes/01890a5d')).toEqual(['/staff/quotes'])
})
