import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { SuggestingInput } from '#spine/ui/suggesting-input.tsx'
import { showPart } from '#testing/show-part.tsx'

/** A town whose country is filled in as one leaves it. */
function TownAndCountry() {
  const [country, setCountry] = useState('')
  return (
    <>
      <Field label="Şehir">
        <Input onBlur={() => setCountry('Türkiye')} />
      </Field>
      <Field label="Ülke">
        <SuggestingInput
          value={country}
          onChange={setCountry}
          suggestions={[{ key: 'DE', label: 'Almanya' }]}
          onPick={({ label }) => setCountry(label)}
          listLabel="Önerilen ülkeler"
        />
      </Field>
    </>
  )
}

test('what is filled in as somebody comes to the field is replaced by what they type', async () => {
  await showPart(<TownAndCountry />)
  await page.getByLabelText('Şehir').fill('Bursa')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('combobox', { name: 'Ülke' })).toHaveValue('Türkiye')
  await userEvent.keyboard('Irak')
  await expect.element(page.getByRole('combobox', { name: 'Ülke' })).toHaveValue('Irak')
})

test('a picked suggestion is not marked, so that one may write on', async () => {
  await showPart(<TownAndCountry />)
  const country = page.getByRole('combobox', { name: 'Ülke' })
  await country.click()
  await page.getByRole('option', { name: 'Almanya' }).click()
  await userEvent.keyboard(' Batı')
  await expect.element(country).toHaveValue('Almanya Batı')
})
