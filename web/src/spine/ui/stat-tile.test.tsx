/** A list on paper: its figures, also those that open an explanation, and the filter that is set. */
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { Button } from '#spine/ui/button.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { SearchField } from '#spine/ui/search-field.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'
import { showPart } from '#testing/show-part.tsx'

test('every figure is printed, what is only to be pressed is not', async () => {
  await showPart(
    <>
      <StatTile label="Aktif gönderi" value="12" to="/dashboard" />
      <StatTile label="Toplam değer" value="9,5 bin €" explanation={<p>Nereden geldiği</p>} />
      <Button>Yenile</Button>
      <FilterChips
        label="Süz"
        chips={[
          { key: 'all', label: 'Tümü', search: '', current: false },
          { key: 'late', label: 'Gecikmiş', search: '?status=delayed', current: true },
        ]}
      />
      <SearchField label="Ara" value="" onChange={() => undefined} />
    </>,
  )
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(() =>
    cdp()
      .send('Emulation.setEmulatedMedia', { media: '' })
      .then(() => undefined),
  )
  await expect.element(page.getByText('Yenile')).not.toBeVisible()
  await expect.element(page.getByText('Tümü')).not.toBeVisible()
  await expect.element(page.getByLabelText('Ara')).not.toBeVisible()
  await expect.element(page.getByText('Gecikmiş')).toBeVisible()
  await expect.element(page.getByText('Aktif gönderi')).toBeVisible()
  await expect.element(page.getByText('9,5 bin €')).toBeVisible()
})
