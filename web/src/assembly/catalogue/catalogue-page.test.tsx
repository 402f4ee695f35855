import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
  onScreen,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'

test('the catalogue of all parts is accessible, light and dark, and as narrow as a phone', async () => {
  await openApp('/ui')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Arayüz kataloğu' })).toBeVisible()
  await document.fonts.ready
  await expectAccessible()
  expectNoSidewaysScroll()
  await inColours('dark')
  await expectReadable()
  await onScreen('phone')
  await inColours('light')
  await expectAccessible()
  expectNoSidewaysScroll()
})
