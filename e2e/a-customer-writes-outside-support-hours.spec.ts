import { expect, test } from '@playwright/test'
import { expectAccessible } from './clean-page.ts'
import { signInToDemo } from './make-shipment.ts'
import { startOwnServer } from './own-server.ts'
import { openTalk, say, talk } from './talk.ts'

type Settings = { version: number; company: object }

/** Hours that are far from now on this day, in the time of Istanbul. */
function hoursAwayFromNow(): string {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Istanbul', hour: '2-digit', hour12: false }).format(
      new Date(),
    ),
  )
  return hour < 12 ? '20:00-21:00' : '03:00-04:00'
}

test('outside support hours a customer learns when we are back, and the message is taken', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const server = await startOwnServer('support-hours', {})
  try {
    const office = await signInToDemo((await browser.newContext()).request, 'office', server.url)
    const { version, company } = await office<Settings>('/company/settings', { method: 'GET' })
    const hours = hoursAwayFromNow()
    const support_hours = { weekdays: hours, saturday: hours, sunday: hours }
    await office('/company/settings', {
      method: 'PUT',
      data: { version, company: { ...company, support_hours } },
    })

    const context = await browser.newContext({ baseURL: server.url, locale: 'tr-TR' })
    await signInToDemo(context.request, 'portal', server.url)
    const page = await context.newPage()
    await page.goto('/dashboard')
    await openTalk(page)
    const opens = hours.slice(0, 5)
    await expect(page.getByRole('note')).toHaveText(
      new RegExp(`^Şu an çevrimdışıyız\\. Mesajınızı bırakın, .* ${opens} itibarıyla dönüş yaparız\\.$`),
    )
    await expectAccessible(page)
    await say(page, 'Sabah bakabilir misiniz?')
    await expect(talk(page).getByText('Gönderildi').last()).toBeAttached()
  } finally {
    await server.stop()
  }
})
