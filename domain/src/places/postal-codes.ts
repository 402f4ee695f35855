/**
 * How postal codes look, by country, and how that is said. Source: Universal Postal Union addressing sheets; certainty: checked.
 * A country that is not listed takes any code, and a zone of two digits is enough for a price by road.
 */
const five = { shape: /^\d{5}$/, words: '5 rakamdır' }
const four = { shape: /^\d{4}$/, words: '4 rakamdır' }
const six = { shape: /^\d{6}$/, words: '6 rakamdır' }

const shapes: Readonly<Record<string, { shape: RegExp; words: string }>> = {
  ...Object.fromEntries(
    [
      'TR',
      'DE',
      'FR',
      'IT',
      'ES',
      'FI',
      'HR',
      'RS',
      'BA',
      'EE',
      'UA',
      'MA',
      'DZ',
      'EG',
      'SA',
      'IQ',
      'KW',
    ].map((code) => [code, five]),
  ),
  ...Object.fromEntries(
    ['AT', 'CH', 'BE', 'DK', 'NO', 'HU', 'BG', 'SI', 'LU', 'GE', 'AM', 'MK', 'TN'].map((code) => [
      code,
      four,
    ]),
  ),
  ...Object.fromEntries(['RU', 'CN', 'RO', 'IN', 'KZ', 'UZ', 'KG', 'BY', 'SG'].map((code) => [code, six])),
  NL: { shape: /^\d{4} ?([A-Z]{2})?$/, words: '4 rakam 2 harftir: 3011 AD' },
  PL: { shape: /^\d{2}-?\d{3}$/, words: '5 rakamdır: 00-950' },
  PT: { shape: /^\d{4}(-?\d{3})?$/, words: '7 rakamdır: 1000-205' },
  CZ: { shape: /^\d{3} ?\d{2}$/, words: '5 rakamdır: 110 00' },
  SK: { shape: /^\d{3} ?\d{2}$/, words: '5 rakamdır: 811 01' },
  SE: { shape: /^\d{3} ?\d{2}$/, words: '5 rakamdır: 111 52' },
  GR: { shape: /^\d{3} ?\d{2}$/, words: '5 rakamdır: 105 57' },
  US: { shape: /^\d{5}(-\d{4})?$/, words: '5 rakamdır: 10001' },
  GB: { shape: /^[A-Z]{1,2}\d[A-Z\d]?( ?\d[A-Z]{2})?$/, words: 'harf ve rakamdır: EC1A 1BB' },
}

const zone = /^\d{2}$/

/** How the country's codes look, where the typed one is none of them; null where it is, or nobody knows. */
export function postalCodeFault(country: string | undefined, typed: string): string | null {
  const code = typed.trim().toUpperCase()
  const known = country === undefined ? undefined : shapes[country]
  if (code === '') return null
  if (!/[A-Z\d]/.test(code)) return 'harf veya rakamdır'
  return !known || known.shape.test(code.replace(/^[A-Z]{1,3}-(?=\d)/, '')) || zone.test(code)
    ? null
    : known.words
}
