/** What the sweep of files has removed, as an admin reads it among the settings. */
import { documentRoom } from '@kervan/domain/company/document-room.ts'
import type { UploadSweepReport } from '@kervan/domain/documents/upload-sweeps.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const admin = {
  id: '01890a5d-ac96-774b-bcce-000000000003',
  email: 'yonetici@kervan.example',
  full_name: 'Yönetici',
  role: 'admin',
}
const sweep = {
  swept_at: '2026-03-05T09:50:00.000Z',
  expired: 2,
  deleted: 1,
  orphans: 0,
  unfinished: 1,
  removed_bytes: 1_572_864,
}
const report: UploadSweepReport = {
  latest: {
    ...{
      ...sweep,
      swept_at: '2026-03-05T10:50:00.000Z',
      expired: 0,
      deleted: 0,
      unfinished: 0,
      removed_bytes: 0,
    },
    ...{ kept_files: 1_204, kept_bytes: 3_221_225_472, missing: ['BLG-9A8057B1'], missing_count: 3 },
  },
  recent: [sweep],
  month: { files: 41, bytes: 92_274_688 },
}
const open = (answer: UploadSweepReport, screen?: 'desktop' | 'phone') =>
  openApp(
    '/staff/settings/dosyalar',
    asStaff({
      'GET /session': { person: admin },
      'GET /company/settings': { version: 4, company: { document_room: documentRoom } },
      'GET /staff/upload-sweeps': answer,
    }),
    screen,
  )

test.each(['desktop', 'phone'] as const)(
  'says what went, what is left and what is missing, on a %s',
  async (screen) => {
    await open(report, screen)
    await expect
      .element(page.getByText('2 kullanılmayan yükleme, 1 silinmiş belge, 1 yarım kalmış dosya'))
      .toBeVisible()
    await expect.element(page.getByText('1,5 MB')).toBeVisible()
    await expect.element(page.getByText('1.204 dosya, 3 GB')).toBeVisible()
    await expect.element(page.getByText('41 dosya, 88 MB')).toBeVisible()
    await expect.element(page.getByText('3 belgenin dosyası depoda yok')).toBeVisible()
    await expect.element(page.getByText(/BLG-9A8057B1 ve diğerleri/)).toBeVisible()
    expectNoSidewaysScroll()
    await expectAccessible()
  },
)

test('before the first run it says so', async () => {
  await open({ latest: null, recent: [], month: { files: 0, bytes: 0 } })
  await expect.element(page.getByText('Depo henüz taranmadı.')).toBeVisible()
})
