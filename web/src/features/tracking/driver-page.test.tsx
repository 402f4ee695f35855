/** The page of a driver's link on a phone with a bad network: what waits is sent in parts, and nothing of a closed link stays. */
import { mostReports } from '@kervan/domain/tracking/driver-link.ts'
import type { DriverPage, DriverReport } from '@kervan/domain/tracking/driver-links.contract.ts'
import { formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createDriverReports } from '#features/tracking/driver-reports.ts'
import { answerCalls, problem } from '#testing/answer-calls.ts'
import { openApp } from '#testing/open-app.tsx'

const heardAt = '2026-03-05T09:00:00.000Z'
const key = 'kervan-driver-anahtar'
const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`
const report = (number: number): DriverReport => ({
  id: id(number),
  kind: 'border_crossing',
  place: `Kapı ${number}`,
  happened_at: new Date(Date.UTC(2026, 2, 5, 0, number)).toISOString(),
  retracted: false,
})
const known = (more: Partial<DriverPage> = {}): DriverPage => ({
  ...{ link_id: id(999), shipment_number: 'SH-00000060', driver_name: 'Murat Aydın', plate: '34 KV 482' },
  ...{ container_number: '', leg: 'whole' },
  ...{ origin: 'Mersin', destination: 'Münih', border: 'Kapıkule', reports: [] },
  expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  ...more,
})
const onPhone = (count: number, more: Partial<DriverPage> = {}) =>
  localStorage.setItem(
    key,
    JSON.stringify({
      page: known(more),
      heardAt,
      waiting: Array.from({ length: count }, (_, number) => report(number)),
    }),
  )
const waiting = () => Object.keys(localStorage).filter((one) => one.startsWith(`${key}/`)).length
const heading = page.getByRole('heading', { name: 'Mersin → Münih' })

test('what has piled up is sent in parts, each kept until it is answered', async () => {
  const taken: DriverReport[] = []
  const sizes: number[] = []
  let isDown = true
  onPhone(2 * mostReports + 20)
  await openApp(
    '/s/anahtar',
    {
      'POST /driver-reports': async (request: Request) => {
        const { reports } = (await request.json()) as { reports: DriverReport[] }
        sizes.push(reports.length)
        if (isDown && sizes.length === 2) throw new TypeError('The network is gone.')
        taken.push(...reports)
        return known({ reports: taken })
      },
    },
    'phone',
  )
  await expect.element(page.getByText(/^Çevrimdışı:/)).toBeVisible()
  await expect.element(page.getByText('70 bildirim telefonda bekliyor')).toBeVisible()
  expect([sizes, waiting()]).toEqual([[mostReports, mostReports], mostReports + 20])
  isDown = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(waiting).toBe(0)
  expect(sizes).toEqual([mostReports, mostReports, mostReports, 20])
  expect(taken.map((sent) => sent.id)).toEqual(Array.from({ length: 120 }, (_, number) => id(number)))
  await expect.element(page.getByText(/^Çevrimdışı:/)).not.toBeInTheDocument()
})

test('without a network the page shows what it knew last, and says so', async () => {
  onPhone(0)
  await openApp('/s/anahtar', {}, 'phone')
  await expect.element(heading).toBeVisible()
  await expect.element(page.getByText(`Çevrimdışı: ${formatShortDateTime(heardAt)}`)).toBeVisible()
})

test('a page that was left tries no more', async () => {
  const calls = answerCalls({})
  const reports = createDriverReports('anahtar')
  const leave = reports.subscribe(() => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const sending = reports.send()
  leave()
  await sending
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toHaveLength(1)
})

test('of a link that was closed nothing stays on the phone, and unsent reports are named', async () => {
  onPhone(3)
  await openApp('/s/anahtar', { 'POST /driver-reports': problem(400, 'LINK_REFUSED') }, 'phone')
  await expect.element(page.getByText('3 bildirim gönderilemedi')).toBeVisible()
  expect(Object.keys(localStorage).filter((one) => one.startsWith(key))).toEqual([])
  await expect.poll(() => caches.has('kervan-driver')).toBe(false)
})

test('a link that has run out shows nothing of its shipment, also without a network', async () => {
  onPhone(0, { expires_at: '2026-03-05T09:00:00.000Z' })
  await openApp('/s/anahtar', {}, 'phone')
  await expect.element(page.getByText('Sayfa açılamadı')).toBeVisible()
  await expect.element(heading).not.toBeInTheDocument()
  expect(JSON.stringify(localStorage)).not.toContain('Mersin')
})

test('what comes too late for its link is handed to the office, all of it, and the driver is told', async () => {
  const sizes: number[] = []
  onPhone(mostReports + 3)
  await openApp(
    '/s/anahtar',
    {
      'POST /driver-reports': async (request: Request) => {
        sizes.push(((await request.json()) as { reports: DriverReport[] }).reports.length)
        return problem(409, 'LINK_CLOSED')
      },
    },
    'phone',
  )
  await expect.element(page.getByText(`Gönderdiğiniz ${mostReports + 3} bildirim kaybolmadı`)).toBeVisible()
  expect(sizes).toEqual([mostReports, 3])
  expect(Object.keys(localStorage).filter((one) => one.startsWith(key))).toEqual([])
})

test('two tabs of one link keep each other’s reports, and each sends both', async () => {
  const [one, two] = [createDriverReports('anahtar'), createDriverReports('anahtar')]
  // Neither tab has a server to talk to.
  one.add(report(1))
  two.add(report(2))
  one.add({ ...report(1), retracted: true })
  const onPhoneNow = createDriverReports('anahtar').state().waiting
  expect(onPhoneNow).toEqual([report(1), { ...report(1), retracted: true }, report(2)])
  let heard = 0
  const stop = one.subscribe(() => (heard += 1))
  // As the browser tells the first tab of what the second has stored.
  window.dispatchEvent(new StorageEvent('storage', { key: `${key}/${id(2)}` }))
  expect(heard).toBe(1)
  expect(one.state().waiting).toHaveLength(3)
  stop()
  localStorage.clear()
})

test('who brings the goods to a terminal is asked for that, and for no border', async () => {
  const bringing = known({ leg: 'to_terminal', destination: 'Mersin terminali', border: '' })
  const sent: DriverReport[] = []
  await openApp(
    '/s/anahtar',
    {
      'POST /driver-visits': bringing,
      'POST /driver-reports': async (request: Request) => {
        const { reports } = (await request.json()) as { reports: DriverReport[] }
        sent.push(...reports)
        return { ...bringing, reports: sent }
      },
    },
    'phone',
  )
  await page.getByRole('button', { name: 'Terminale teslim edildi' }).click()
  await expect.element(page.getByRole('button', { name: 'Sınırda' })).not.toBeInTheDocument()
  const dialog = page.getByRole('dialog', { name: 'Terminale teslim edildi' })
  await expect.element(dialog.getByLabelText('Nerede?')).toHaveValue('Mersin terminali')
  await dialog.getByRole('button', { name: 'Bildir' }).click()
  await expect.element(page.getByText('Terminale teslim bildirildi. Elinize sağlık.')).toBeVisible()
  expect(sent).toMatchObject([{ kind: 'delivered' }])
})
