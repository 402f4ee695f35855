/** Adding a subscriber by hand: whatever consent is sent has a day, and none in the future. */
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aSubscriber, aSubscriberDetail, newsletterCards } from '#testing/a-campaign.ts'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const dayProblem = 'Bugün ya da daha önce bir gün seçin.'

async function openDialog() {
  const { calls } = await openApp(
    '/newsletter?add=1',
    asStaff({
      'GET /newsletter/cards': newsletterCards,
      'GET /newsletter/subscribers': { items: [aSubscriber], next_cursor: null },
      'GET /newsletter/subscribers/counts': { total: 1, active: 1 },
      'POST /newsletter/subscribers': aSubscriberDetail,
    }),
  )
  const dialog = page.getByRole('dialog', { name: 'Abone ekle' })
  await dialog.getByLabelText('E-posta').fill('tacir@firma.example')
  const added = () => calls.filter(({ method, url }) => method === 'POST' && url.endsWith('/subscribers'))
  return { dialog, added }
}

test('a merchant with a note needs a day, today at the latest; without a note none', async () => {
  const { dialog, added } = await openDialog()
  const day = dialog.getByRole('textbox', { name: 'Onay günü' })
  const note = dialog.getByRole('textbox', { name: 'Kanıt' })
  const submit = dialog.getByRole('button', { name: 'Ekle', exact: true })
  await dialog.getByLabelText('Alıcı türü').selectOptions('TACIR')
  await note.fill('Sözleşme 14')
  await day.fill('')
  await submit.click()
  await expect.element(dialog.getByText(dayProblem)).toBeVisible()
  await expectAccessible()
  await day.fill(formatShortDate(daysLater(dayInIstanbul(new Date()), 1)))
  await submit.click()
  await expect.element(dialog.getByText(dayProblem)).toBeVisible()
  expect(added()).toHaveLength(0)
  await day.fill('')
  await note.fill('')
  await expect.element(dialog.getByText(dayProblem)).not.toBeInTheDocument()
  await submit.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await added()[0]?.json()).toMatchObject({ recipient_type: 'TACIR', consent: null })
})

test('a merchant with a note and a day is added with the consent', async () => {
  const { dialog, added } = await openDialog()
  await dialog.getByLabelText('Alıcı türü').selectOptions('TACIR')
  await dialog.getByRole('textbox', { name: 'Kanıt' }).fill('Sözleşme 14')
  await dialog.getByRole('textbox', { name: 'Onay günü' }).fill('05.03.2026')
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await added()[0]?.json()).toMatchObject({
    consent: { source: 'HS_ISLAK_IMZA', at: '2026-03-04T21:00:00.000Z', note: 'Sözleşme 14' },
  })
})
