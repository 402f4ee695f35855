/** Pictures from a driver's phone: what is full or never taken is named and dropped, what did not arrive waits. */
import { driverProblems } from '@kervan/domain/tracking/driver-link.ts'
import type { DriverPage } from '@kervan/domain/tracking/driver-links.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/open-app.tsx'
import { Call, catchCalls } from '#testing/upload-calls.ts'

const known: DriverPage = {
  link_id: '01890a5d-ac96-774b-bcce-000000000999',
  leg: 'whole',
  ...{ shipment_number: 'SH-00000060', driver_name: 'Murat Aydın', plate: '34 KV 482', container_number: '' },
  ...{ origin: 'Mersin', destination: 'Münih', border: 'Kapıkule', reports: [] },
  expires_at: '2099-03-05T09:00:00.000Z',
}

async function takePhoto(name: string) {
  const chooser = document.querySelector<HTMLInputElement>('[data-testid="driver-photo"]')
  if (!chooser) throw new Error('There is no camera.')
  const files = new DataTransfer()
  files.items.add(new File(['x'], name, { type: 'image/jpeg' }))
  chooser.files = files.files
  chooser.dispatchEvent(new Event('change', { bubbles: true }))
}
const open = () => openApp(`/s/${crypto.randomUUID()}`, { 'POST /driver-visits': known }, 'phone')

test('once a shipment has all the pictures it may have, it says so and asks no more', async () => {
  catchCalls()
  await open()
  await expect.element(page.getByRole('button', { name: 'Fotoğraf gönder' })).toBeVisible()
  await takePhoto('yuk.jpg')
  await expect.poll(() => Call.all.length).toBe(1)
  const { status, message } = driverProblems.PHOTOS_FULL
  Call.all[0]?.answer(status, { code: 'PHOTOS_FULL', message })
  await expect.element(page.getByText(`yuk.jpg: ${message}`)).toBeVisible()
  await expect.element(page.getByText(/fotoğraf telefonda bekliyor/)).not.toBeInTheDocument()
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText(/fotoğraf gönderiliyor/)).not.toBeInTheDocument()
  expect(Call.all).toHaveLength(1)
})

test('what did not arrive waits on the phone and is sent once there is a network', async () => {
  catchCalls()
  await open()
  await expect.element(page.getByRole('button', { name: 'Fotoğraf gönder' })).toBeVisible()
  await takePhoto('teslim.jpg')
  await expect.poll(() => Call.all.length).toBe(1)
  Call.all[0]?.onerror?.()
  await expect.element(page.getByText(/1 fotoğraf telefonda bekliyor/)).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => Call.all.length).toBe(2)
  Call.all[1]?.answer(201, {})
  await expect.element(page.getByText('1 fotoğraf operasyon ekibine ulaştı.')).toBeVisible()
})
