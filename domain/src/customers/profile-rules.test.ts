import { describe, expect, test } from 'vitest'
import { PersonName } from '#auth/credentials.ts'
import { CompanyName, FullName, splitFullName } from '#customers/company-name.ts'
import { isComplete, isKnown, missingFields } from '#customers/customers.policy.ts'

const whole = {
  first_name: 'Defne',
  last_name: 'Işık',
  phone: '+90 532 000 00 01',
  company: 'Örnek Tekstil',
  company_type: 'company',
  position: 'Müdür',
}

describe('completeness', () => {
  test('all six make it complete; each missing one is named', () => {
    expect(isComplete(whole)).toBe(true)
    for (const field of Object.keys(whole)) {
      expect(missingFields({ ...whole, [field]: ' ' })).toEqual([field])
      expect(missingFields({ ...whole, [field]: null })).toEqual([field])
    }
  })
  test('name and company are enough to be known', () => {
    expect(isKnown({ first_name: 'A', last_name: 'B', company: 'C' })).toBe(true)
    expect(isKnown({ ...whole, company: '' })).toBe(false)
    expect(isKnown({ ...whole, last_name: '' })).toBe(false)
  })
})

describe('names', () => {
  test.each([
    'Defne',
    'İpek',
    'Ayşe Nur',
    'Çağrı Öztürk',
    'ığüşöç',
    'José',
    'I\u0307pek',
    "O'Neil",
    'D’Angelo',
    'Anne-Marie',
    '’t Hooft',
    "de' Medici",
  ])('%s', (name) => expect(PersonName.parse(` ${name}  `)).toBe(name.normalize('NFC')))
  test.each(['', '   ', "'", '-', 'R2D2', 'Ali!', 'a<b', 'Иван', 'a\u202eb', '٣', 'A'.repeat(61)])(
    '«%s» is refused',
    (name) => expect(PersonName.safeParse(name).success).toBe(false),
  )
  test('letters of another alphabet are answered with the one that is meant', () => {
    expect(PersonName.safeParse('Иван').error?.issues[0]?.message).toContain('Latin harfleri')
    expect(CompanyName.safeParse('Газ').error?.issues[0]?.message).toContain('Latin harfleri')
  })
  test('a full name parts at its first space', () => {
    expect(splitFullName('  Ayşe   Nur  Yılmaz ')).toEqual({ first_name: 'Ayşe', last_name: 'Nur Yılmaz' })
    expect(FullName.parse('Defne Işık')).toEqual({ first_name: 'Defne', last_name: 'Işık' })
    expect(FullName.safeParse('Defne').error?.issues[0]?.message).toBe('Adınızı ve soyadınızı yazın.')
    expect(FullName.safeParse(' ').error?.issues[0]?.message).toBe('Lütfen tüm alanları doldurun.')
  })
  test.each([
    'Örnek Tekstil A.Ş.',
    '3-K Lojistik',
    'İHRACAT 2000',
    'Yıldız & Oğulları (İstanbul) Ltd. Şti.',
    "L'Étoile / D’Or, Gıda [Ege]",
    'A+ Lojistik',
  ])('%s is a company', (name) => expect(CompanyName.parse(name)).toBe(name))
  test.each(['', '- . -', '& ()', 'a_b', '<b>', 'Şirket!'])('«%s» is no company', (name) =>
    expect(CompanyName.safeParse(name).success).toBe(false),
  )
})
