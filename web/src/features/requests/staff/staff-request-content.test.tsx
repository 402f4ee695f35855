import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { StaffRequestContent } from '#features/requests/staff/staff-request-content.tsx'
import { showPart } from '#testing/show-part.tsx'

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

const panel = () => page.getByRole('main')
const show = (more: Partial<RequestDetail> = {}) =>
  showPart(
    <QueryClientProvider client={new QueryClient()}>
      <StaffRequestContent request={{ ...request, ...more }} />
    </QueryClientProvider>,
  )

test('an expired quote is shown as such, with its customer and their contact links', async () => {
  await show()
  await expect.element(panel()).toMatchTextContent('Süresi doldu')
  const text = panel().element().textContent
  expect(text).not.toContain('Teklif Gönderildi')
  // Nothing is said of a load without a container.
  expect(text).not.toContain('alır.')
  expect(text).toMatch(/Örnek Tekstil.*Defne Işık/)
  await expect
    .element(panel().getByRole('link', { name: 'defne@musteri.example' }))
    .toHaveAttribute('href', expect.stringContaining('mailto:defne@musteri.example'))
})

test('a valid quote is shown as sent, in the words of the office', async () => {
  await show({ quote_valid_until: '2999-03-05T20:59:59.999Z' })
  await expect.element(panel()).toMatchTextContent('Teklif Gönderildi')
  expect(panel().element().textContent).not.toContain('Teklif Alındı')
})

test('staff read what is impossible about a load, and what would hold it', async () => {
  await show({ cargo_details: { container_details: [{ type: '20GP', quantity: 1 }] } })
  await expect.element(panel()).toMatchTextContent(/çok ağır: en fazla 30\.200.kg taşır.*4 × 20GP alır\./)
})
