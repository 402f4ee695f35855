/** A country input that understands names and codes; unknown text stays as typed. Goes inside a `Field`. */
import { findCountry, searchCountries } from '@kervan/domain/places/country.ts'
import type { ComponentProps } from 'react'
import { SuggestingInput } from '#spine/ui/suggesting-input.tsx'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  onChange: (country: string) => void
}

export function CountryField({ value, onChange, onBlur, ...rest }: Props) {
  return (
    <SuggestingInput
      autoCapitalize="words"
      spellCheck={false}
      {...rest}
      value={value}
      onChange={onChange}
      suggestions={countrySuggestions(value)}
      listLabel="Önerilen ülkeler"
      onPick={({ label }) => onChange(label)}
      onBlur={(event) => {
        // `germany` and `DE` become Almanya.
        const country = findCountry(value)
        if (country && country.name !== value) onChange(country.name)
        onBlur?.(event)
      }}
    />
  )
}

const home = 'TR'

/** Before anything is typed Türkiye comes first; the name that is already entered is not suggested again. */
export function countrySuggestions(typed: string) {
  const found = searchCountries(typed, typed.trim() === '' ? 300 : 8)
  const sorted =
    typed.trim() === '' ? found.toSorted((a, b) => Number(b.code === home) - Number(a.code === home)) : found
  return sorted
    .filter(({ name }) => name !== typed)
    .slice(0, 8)
    .map(({ code, name }) => ({ key: code, label: name }))
}
