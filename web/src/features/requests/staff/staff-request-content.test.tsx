import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { StaffRequestContent } from '#features/requests/staff/staff-request-content.tsx'

const request = {
  title: 'Mersin – Hamburg',
  number: 'TLP-2026-000123',
  status: 'quoted',
  shipment_type: 'sea',
  service_type: '',
  origin_city: 'Mersin',
  origin_country: 'Türkiye',
  origin_postal_code: '',
  destination_city: 'Hamburg',
  destination_country: 'Almanya',
  destination_postal_code: '',
  estimated_weight: '90000',
  estimated_volume: null,
  quote_valid_until: '2026-03-05T20:59:59.999Z',
  customer_company: 'Örnek Tekstil',
  customer_name: 'Defne Işık',
  customer_email: 'defne@musteri.example',
  created_at: '2026-03-01T09:00:00.000Z',
  cargo_details: {},
} as unknown as RequestDetail
const panel = (more: Partial<RequestDetail> = {}) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <StaffRequestContent request={{ ...request, ...more }} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('an expired quote is shown as such; a valid one as sent, in the words of the office', () => {
  expect(panel()).toContain('Süresi doldu')
  expect(panel()).not.toContain('Teklif Gönderildi')
  const valid = panel({ quote_valid_until: '2999-03-05T20:59:59.999Z' })
  expect(valid).toContain('Teklif Gönderildi')
  expect(valid).not.toContain('Teklif Alındı')
})

test('staff read what is impossible about a load, and what would hold it', () => {
  expect(panel()).not.toContain('alır.')
  const cargo_details = { container_details: [{ type: '20GP' as const, quantity: 1 }] }
  expect(panel({ cargo_details })).toMatch(/çok ağır: en fazla 30\.200.kg taşır.*4 × 20GP alır\./)
})

test('the panel shows the customer and their contact links', () => {
  expect(panel()).toMatch(/Örnek Tekstil.*Defne Işık.*mailto:defne@musteri\.example/)
})
