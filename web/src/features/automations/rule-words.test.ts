/** Rules in Turkish sentences. */
import { expect, test } from 'vitest'
import {
  actionText,
  comparisonText,
  conditionText,
  delayText,
  scheduleText,
  triggerText,
} from '#features/automations/rule-words.ts'

const ece = '01890a5d-ac96-774b-bcce-000000000002'
const nameOf = (id: string) => (id === ece ? 'Ece Yaman' : undefined)

test('a comparison is read with the words of its field and the names of people', () => {
  const read = (field: string, operator: 'is' | 'more' | 'is_one_of' | 'hours_ago_over', values: string[]) =>
    comparisonText({ field, operator, values }, 'request', nameOf)
  expect(read('talep.agirlik', 'more', ['1000'])).toBe('Ağırlık: 1.000\u00a0kg üstü')
  expect(read('talep.fiyat', 'more', ['2500.5', 'EUR'])).toBe('Verilen fiyat: 2.500,50\u00a0€ üstü')
  expect(read('talep.tasima', 'is_one_of', ['sea', 'air'])).toBe('Taşıma türü: Deniz veya Hava')
  expect(read('talep.ustlenen', 'is', [ece])).toBe('Talebi üstlenen: Ece Yaman')
  expect(read('talep.ustlenen', 'is', ['gone'])).toBe('Talebi üstlenen: ofisten ayrılmış biri')
  expect(read('talep.olusturma', 'hours_ago_over', ['48'])).toBe(
    'Talebin geldiği zaman: 48\u00a0saat önceden eski',
  )
  expect(read('talep.olusturma', 'hours_ago_over', ['2160'])).toBe(
    'Talebin geldiği zaman: 90\u00a0gün önceden eski',
  )
})

test('groups inside a condition stand in brackets', () => {
  const text = conditionText(
    {
      match: 'all',
      parts: [
        { field: 'talep.durum', operator: 'is', values: ['pending'] },
        {
          match: 'any',
          parts: [
            { field: 'musteri.ulke', operator: 'is', values: ['Almanya'] },
            { field: 'musteri.hesabi_var', operator: 'is_no', values: [] },
          ],
        },
      ],
    },
    'request',
    nameOf,
  )
  expect(text).toMatch(/ ve \(Müşterinin ülkesi: Almanya veya Müşterinin hesabı var: hayır\)$/)
})

test('when it runs, how long it waits and what it does', () => {
  expect(scheduleText({ every: 'week', at: '09:00', weekday: 3 })).toBe('Her çarşamba 09:00')
  expect(
    triggerText({ trigger: 'schedule.quote', schedule: { every: 'weekday', at: '09:00', weekday: 1 } }),
  ).toBe('Hafta içi her gün 09:00: teklifler')
  expect([0, 45, 120, 2880].map(delayText)).toEqual([
    'Hemen',
    '45 dakika sonra',
    '2 saat sonra',
    '2 gün sonra',
  ])
  expect(actionText({ type: 'assign', to: 'person', person_id: ece }, 'request', nameOf)).toBe(
    'Ata: Ece Yaman',
  )
  expect(actionText({ type: 'newsletter', template_id: ece }, 'customer', nameOf)).toBe(
    'Bülten gönder: “Ece Yaman”',
  )
  expect(actionText({ type: 'newsletter', template_id: null }, 'customer', nameOf)).toBe('Bülten gönder')
  expect(actionText({ type: 'webhook', url: 'https://ornek.example/kervan' }, 'request', nameOf)).toBe(
    'Webhook çağır: ornek.example',
  )
})

test('what is not written yet leaves no comma behind', () => {
  const notify = { type: 'notify', receiver: 'responsible', person_id: null, title: '', message: '' } as const
  expect(actionText(notify, 'request', nameOf)).toBe('Bildirim gönder: sorumlusuna')
  expect(actionText({ ...notify, title: 'Bakın' }, 'request', nameOf)).toBe(
    'Bildirim gönder: sorumlusuna, “Bakın”',
  )
  expect(actionText({ type: 'webhook', url: '' }, 'request', nameOf)).toBe('Webhook çağır')
})
