import { describe, expect, test } from 'vitest'
import { guessMeanings, meaningsProblem, readImportedCustomer } from '#customers/imported-customer.ts'

const meanings = ['full_name', 'company', 'email', 'phone', 'tax_number', 'tax_office'] as const
const row = (...cells: string[]) => readImportedCustomer(cells, meanings)
const nowhere = { sector: '', city: '', country: '' }
const nobody = { first_name: null, last_name: null, company: null, email: null, phone: null }

test('columns are known by the headings that Turkish tables have', () => {
  expect(
    guessMeanings([
      'FİRMA ADI',
      'Adı Soyadı',
      'E-Posta',
      'GSM',
      'Vergi Dairesi',
      'VKN',
      'Not',
      'İL',
      'Sektör',
    ]),
  ).toEqual(['company', 'full_name', 'email', 'phone', 'tax_office', 'tax_number', null, 'city', 'sector'])
  expect(guessMeanings(['Ad', 'SOYAD', 'Ad', "'+not"])).toEqual(['first_name', 'last_name', null, null])
})

test('without a way to reach anybody, without a name, or with a field twice nothing can be read', () => {
  expect(meaningsProblem(['full_name', null])).toBe('E-posta ya da telefon sütununu seçin.')
  expect(meaningsProblem(['email'])).toBe('Ad ya da şirket sütununu seçin.')
  expect(meaningsProblem(['email', 'company', 'email'])).toBe('«E-posta» iki sütunda seçili.')
  expect(meaningsProblem(['phone', 'company'])).toBeUndefined()
})

describe('a row', () => {
  test('tells of a customer and of the firm', () => {
    expect(
      row('Defne Işık', 'Örnek Tekstil A.Ş.', 'Defne@Ornek.Example', '532.000.00.01', '1234567890', 'Ulus'),
    ).toEqual({
      form: {
        first_name: 'Defne',
        last_name: 'Işık',
        company: 'Örnek Tekstil A.Ş.',
        email: 'defne@ornek.example',
        phone: '0532 000 00 01',
      },
      ...nowhere,
      organisation: { tax_number: '1234567890', tax_office: 'Ulus' },
    })
    expect(row('', 'Örnek', '', '+49 30 0000000', '', '')).toEqual({
      form: { ...nobody, company: 'Örnek', phone: '+49 30 0000000' },
      ...nowhere,
      organisation: null,
    })
  })

  test('takes the mark against formulas away again, of exactly one layer', () => {
    expect(row('Defne Işık', "'+Örnek", 'a@b.example', "'+90 532 000 00 01", '', '')).toMatchObject({
      form: { company: '+Örnek', phone: '+90 532 000 00 01' },
    })
  })

  test.each([
    [['', '', 'a@b.example', '', '', ''], 'Ad: Ad veya şirket yazın.'],
    [['Defne Işık', '', '', '', '', ''], 'E-posta: E-posta veya telefon yazın.'],
    [['Defne Işık', '', 'defne@', '', '', ''], /^E-posta: /],
    [['Defne Işık', '', '', '5,32E+09', '', ''], /^Telefon: Excel bu numarayı kısaltmış\./],
    [['Defne Işık', '', '', '12', '', ''], /^Telefon: /],
    [['Defne 1şık', '', 'a@b.example', '', '', ''], /^Soyad: /],
    [['Defne Işık', 'Örnek', 'a@b.example', '', '1234567891', ''], /^Vergi no: /],
    [['Defne Işık', '', 'a@b.example', '', '1234567890', ''], /^Şirket: /],
    [['Defne Işık', '<script>', 'a@b.example', '', '', ''], /^Şirket: /],
  ])('that is wrong says where: %j', (cells, problem) => {
    expect(row(...cells)).toEqual({ problem: expect.stringMatching(problem) })
  })
})
