import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#testing/open-app.tsx'
import { aRequest, asStaff } from '#testing/signed-in.ts'

const other = { ...aRequest, id: aRequest.id.replace(/10$/, '11'), number: 'TLP-2026-000124' }
const rows = () => [...document.querySelectorAll('[data-row]')]
const dialog = () => page.getByRole('dialog')

async function walkToLastRow() {
  await expect.poll(() => rows().length).toBe(2)
  await userEvent.keyboard('jj')
  await expect.poll(() => document.activeElement).toBe(rows().at(-1))
}

/** A double click whose second click comes before the page has answered the first. */
function pressTwice(button: Element): void {
  for (const detail of [1, 2])
    button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))
}

test('from a request and from its price the keyboard comes back to its row', async () => {
  await openApp('/staff/requests', asStaff({}, [aRequest, other]))
  await walkToLastRow()
  for (const key of ['e', '{Enter}']) {
    await userEvent.keyboard(key)
    await expect.element(dialog()).toMatchTextContent('000124')
    await expect.element(dialog().getByText('Paletli makine parçası').first()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).toBe(rows().at(-1))
  }
})

test('leaving pressed twice at once leaves once', async () => {
  const { address } = await openApp('/staff/requests?search=TLP', asStaff({}, [aRequest, other]))
  await walkToLastRow()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('Paletli makine parçası').first()).toBeVisible()
  pressTwice(dialog().getByRole('button', { name: 'Kapat' }).element())
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(address).toBe('/staff/requests?search=TLP')

  await userEvent.keyboard('h')
  await dialog().getByLabelText('Navlun').fill('1')
  await userEvent.keyboard('{Escape}')
  const leave = page.getByRole('button', { name: 'Kaydetmeden ayrıl' })
  await expect.element(leave).toBeVisible()
  pressTwice(leave.element())
  await expect.poll(address).toBe('/staff/requests?search=TLP')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a request that is to be priced again says so; a note of staff says nothing about that', async () => {
  const revised = {
    ...other,
    revision_requested_at: '2026-03-05T10:00:00.000Z',
    revision_note: 'Daha erken varış',
  }
  const noted = { ...aRequest, staff_notes: 'Peşin öder' }
  await openApp('/staff/requests', asStaff({}, [noted, revised]))
  await expect.poll(() => rows().length).toBe(2)
  const marks = page.getByText('Revize', { exact: true })
  await expect.element(marks).toHaveAttribute('title', 'Müşteri revize talep etti: Daha erken varış')
  await walkToLastRow()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('Müşteri revize talep etti: Daha erken varış')).toBeVisible()
  await expect.element(dialog().getByText('Personel notu')).not.toBeInTheDocument()
})

test('a price in the making is shown with its number, its state and the way to it, and follows live', async () => {
  const unsent = { quote_id: other.id, quote_no: 'TMP-1', status: 'pricing' }
  const { live, address } = await openApp(
    `/staff/requests?request=${aRequest.id}`,
    asStaff({ [`GET /staff/requests/${aRequest.id}/unsent-quote`]: () => unsent }, [aRequest]),
  )
  await expect.element(dialog().getByText('Fiyatlandırılıyor')).toBeVisible()
  Object.assign(unsent, { quote_no: 'KRV-2026-000124', status: 'ready' })
  live.emit('quote.changed', {
    quote_id: other.id,
    quote_no: 'KRV-2026-000124',
    request_id: aRequest.id,
    customer_id: aRequest.customer_id,
    status: 'ready',
  })
  await expect.element(dialog().getByText('Hazır', { exact: true })).toBeVisible()
  await dialog().getByRole('link', { name: 'KRV-2026-000124' }).click()
  await expect.poll(address).toBe(`/staff/quotes/${other.id}`)
})

test('counts are of what is searched', async () => {
  const { calls } = await openApp(
    '/staff/requests?search=mersin',
    asStaff(
      {
        'GET /staff/requests/counts': ({ url }: Request) =>
          new URL(url).searchParams.get('search') === 'mersin'
            ? { total: 1_234, pending: 3, quoted: 0, approved: 1_231, rejected: 0, overdue: 0 }
            : { total: 10_001, pending: 20, quoted: 0, approved: 9_981, rejected: 0, overdue: 0 },
      },
      [aRequest, other],
    ),
  )
  const chips = page.getByRole('navigation', { name: 'Durum süzgeci' })
  await expect.element(chips.getByRole('link', { name: 'Tümü 1.234' })).toBeVisible()
  await expect.element(chips.getByRole('link', { name: 'Bekliyor 3' })).toBeVisible()
  await expect.element(page.getByText('1.234 talep bulundu')).toBeInTheDocument()
  // Beside the menu's own, which are of everything.
  const asked = calls.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/counts'))
  expect(
    asked.filter(({ pathname }) => pathname.includes('/staff/requests/')).map(({ search }) => search),
  ).toEqual(expect.arrayContaining(['', '?search=mersin']))
})

test('where a search finds a great many, the filters are shown without counts', async () => {
  const counts = { 'GET /staff/requests/counts': {} }
  await openApp('/staff/requests?search=mersin', asStaff(counts, [aRequest, other]))
  const chips = page.getByRole('navigation', { name: 'Durum süzgeci' })
  await expect.element(chips.getByRole('link', { name: 'Tümü', exact: true })).toBeVisible()
  await expect.element(page.getByText('Çok sayıda talep bulundu')).toBeInTheDocument()
})

test('the list’s own order is marked in the head, and what amounts are sorted by is said', async () => {
  await openApp('/staff/requests', asStaff({}, [aRequest, other]))
  await expect
    .element(page.getByRole('columnheader', { name: 'Açıldı' }))
    .toHaveAttribute('aria-sort', 'descending')
  await expect
    .element(page.getByRole('button', { name: 'Tutar' }))
    .toHaveAttribute('title', 'Sıralama: Para birimi, sonra tutar')
})
