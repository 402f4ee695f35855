/** A campaign that somebody has paused stays paused when the program is killed, and goes on with those who have not got it yet. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { type Call, signInToDemo } from './make-shipment.ts'
import { startOwnServer } from './own-server.ts'

const people = Array.from({ length: 24 }, (_, n) => `okur${n}@duraklat.example`)

/** A mail server that keeps whom each mail of a campaign was for. */
async function openMailSink() {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      stream.on('end', () => {
        taken.push(...envelope.rcptTo.map(({ address }) => address).filter((to) => people.includes(to)))
        done()
      })
      stream.resume()
    },
  })
  // Whoever is killed hangs up.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  return { taken, url: `smtp://127.0.0.1:${port}`, close }
}

/** A draft for all of them, sent so slowly that somebody can step in. */
async function prepare(office: Call): Promise<string> {
  const { settings, version } = await office<{ settings: object; version: number }>('/newsletter/settings', {
    method: 'GET',
  })
  await office('/newsletter/settings', {
    method: 'PUT',
    data: { version, settings: { ...settings, mersis: '0123456789000015', per_second: 4 } },
  })
  const consent = { source: 'HS_ISLAK_IMZA', at: '2026-03-02T09:00:00.000Z', note: 'Fuar formu' }
  for (const email of people)
    await office('/newsletter/subscribers', { data: { email, subscription_source: 'fair', consent } })
  const { id } = await office<{ id: string }>('/newsletter/campaigns', {
    data: {
      title: 'Kesintili gönderim',
      subject: 'Kasımda yeni seferler',
      content_html: '<h1>Yeni seferler</h1><p>Bu ay Mersin ve Hamburg arasında yeni seferler başlıyor.</p>',
    },
  })
  return id
}

test('paused, killed, started and resumed: everybody gets it once, and the page says so', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const sink = await openMailSink()
  let server = await startOwnServer('paused-campaign', { SMTP_URL: sink.url })
  const visit = await browser.newContext({
    baseURL: server.url,
    locale: 'tr-TR',
    viewport: { width: 1440, height: 900 },
  })
  try {
    const office = await signInToDemo(visit.request, 'office', server.url)
    const id = await prepare(office)
    const page = await visit.newPage()
    const complaints = watchConsole(page, /Failed to load resource|WebSocket connection/)
    await page.goto(`/newsletter/campaigns/${id}?send=1`)
    await page.getByRole('button', { name: `${people.length} kişiye gönder` }).click()
    await expect.poll(() => sink.taken.length, { timeout: 30_000 }).toBeGreaterThan(2)
    await page.getByRole('button', { name: 'Duraklat' }).click()
    await expect(page.getByRole('button', { name: 'Sürdür' })).toBeVisible()
    // What was on its way arrives; then nothing more, also of a program that begins anew.
    await pause(1_500)
    const before = sink.taken.length
    expect(before).toBeLessThan(people.length)
    await server.kill()
    server = await server.startAgain({ SMTP_URL: sink.url })
    await pause(1_500)
    expect(sink.taken).toHaveLength(before)
    await page.reload()
    await expect(page.getByText(`${before} gönderildi`, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sürdür' }).click()
    await expect(page.getByRole('main').getByText('Gönderildi', { exact: true })).toBeVisible({
      timeout: 60_000,
    })
    expect(sink.taken.toSorted()).toEqual(people.toSorted())
    await expect(
      page.getByText(`${people.length} alıcıdan ${people.length} gönderildi`, { exact: false }),
    ).toBeVisible()
    expect(complaints).toEqual([])
  } finally {
    await visit.close()
    await server.stop()
    await sink.close()
  }
})
