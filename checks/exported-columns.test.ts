/** Every column of the office's lists is known to their exports: one that is not would be left out of a file without a word. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTree } from './source-tree.ts'

const tree = readTree(join(import.meta.dirname, '..'))
const textOf = (path: string) => tree.get(path) ?? ''

/** The keys that the columns of an export name, by the list's name. */
const exported = new Map(
  [...tree]
    .filter(([path]) => path.startsWith('server/src/assembly/lists/'))
    .map(([, text]) => text)
    .join('\n')
    .split('exportableList({')
    .flatMap((part) => {
      const [, name] = /^\s*name: '(\w+)'/.exec(part) ?? []
      const keys = [...part.matchAll(/\bof: \[([^\]]*)\]/g)].flatMap(([, of = '']) => of.match(/\w+/g) ?? [])
      return name ? [[name, new Set(keys)] as const] : []
    }),
)

/** The keys of the columns that a file declares: unlike filters and acts they have a head. What acts on a row is not exported. */
function shownIn(path: string): Set<string> {
  const parts = textOf(path)
    .split(/\bkey: '/)
    .slice(1)
  const columns = parts.filter((part) => /\bhead: /.test(part) && !part.includes("place: 'acts'"))
  return new Set(columns.map((part) => part.slice(0, part.indexOf("'"))))
}

/** One list may be shown in several ways. */
const declaredIn: Record<string, string | readonly string[]> = {
  staff_requests: 'web/src/features/requests/staff/staff-request-columns.tsx',
  staff_quotes: 'web/src/features/quotes/list/staff-quote-columns.tsx',
  staff_shipments: 'web/src/features/shipments/staff/staff-shipment-columns.tsx',
  staff_containers: 'web/src/features/tracking/containers/container-columns.tsx',
  staff_documents: 'web/src/features/documents/staff/staff-document-columns.tsx',
  work_items: [
    'web/src/features/workqueue/work-columns.tsx',
    'web/src/features/workqueue/exceptions/exception-columns.tsx',
  ],
  customers: 'web/src/features/customers/customer-columns.tsx',
  visits: 'web/src/features/analytics/office/visit-list.tsx',
  sourced_requests: 'web/src/features/analytics/office/sourced-requests.tsx',
  newsletter_subscribers: 'web/src/features/newsletter/subscribers/subscriber-list.tsx',
  newsletter_campaigns: 'web/src/features/newsletter/campaigns/campaign-list.tsx',
  newsletter_recipients: 'web/src/features/newsletter/campaigns/recipients.tsx',
}

/** Shown as cards or as a table of figures, or a file in the form of another: all of it is exported. */
const withoutColumns = ['own_shipments', 'visit_sources', 'newsletter_registry']

test('every list that is exported is looked at', () => {
  expect([...exported.keys()].sort()).toEqual([...Object.keys(declaredIn), ...withoutColumns].sort())
})

test.each(Object.entries(declaredIn))('%s exports what each of its columns shows', (name, paths) => {
  const shown = new Set([paths].flat().flatMap((path) => [...shownIn(path)]))
  expect(shown.size).toBeGreaterThan(3)
  expect([...(exported.get(name) ?? [])].sort()).toEqual([...shown].sort())
})
