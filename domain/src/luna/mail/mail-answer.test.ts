/** What is asked for in the answer to a mail, and what is not taken from a model. */
import { expect, test } from 'vitest'
import { answerMail, languageOf } from '#luna/mail/answer-mail.ts'
import { checkedFields } from '#luna/mail/checked-fields.ts'
import { mailHead } from '#luna/mail/mail-head.ts'
import { missingFields } from '#luna/mail/missing-fields.ts'
import { requestMails } from '#testing/request-mails.ts'
import { requestMailsApart } from '#testing/request-mails-apart.ts'

test('an answer asks for exactly what is missing, in the language of the mail', () => {
  const missing = missingFields({
    shipment_type: 'sea',
    origin_city: 'Mersin',
    container_type: '40HC',
    goods: 'iplik',
  })
  expect(missing).toEqual([
    'destination_city',
    'container_quantity',
    'estimated_weight',
    'incoterm',
    'preferred_date',
  ])
  const facts = { name: 'Selin Aktaş', subject: 'RE: Navlun', company: 'Kervan Lojistik', missing }
  const turkish = answerMail({ ...facts, language: 'tr' })
  expect(turkish.subject).toBe('Ynt: Navlun')
  expect(turkish.text.match(/^- /gm)).toHaveLength(missing.length)
  expect(turkish.text).toContain('Kaç konteyner gerekiyor?')
  expect(turkish.text).not.toContain('Yükün cinsi')
  expect(answerMail({ ...facts, language: 'en' }).text).toContain('How many containers are needed?')
  expect(answerMail({ ...facts, language: 'tr', missing: [] }).text).not.toContain('?')
})

test('what is asked for depends on how the goods travel', () => {
  expect(missingFields({ shipment_type: 'sea', container_type: 'LCL' })).toContain('estimated_volume')
  expect(missingFields({ shipment_type: 'land', vehicle_count: '2' })).not.toContain('estimated_volume')
  expect(missingFields({ shipment_type: 'land' })).toContain('estimated_volume')
  expect(missingFields({ shipment_type: 'air' })).not.toContain('container_type')
})

test('the language of a mail is heard', () => {
  for (const { text } of [...requestMails, ...requestMailsApart])
    expect(languageOf(text), text).toBe(
      /[ışğçöüİ]|slm|selam|merhaba|iyi aksam/.test(text) && !/Hello|Hi |Hi,|Dear/.test(text) ? 'tr' : 'en',
    )
})

test('the sender of a pasted mail is the one it names, or the only address in it', () => {
  expect(mailHead('From: Ahmed Saleh <ahmed@gulf.example>\nSubject: Rates\n\nHi')).toEqual({
    address: 'ahmed@gulf.example',
    name: 'Ahmed Saleh',
    subject: 'Rates',
  })
  expect(mailHead('Merhaba\n\nSelin\nselin@tekstil.example').address).toBe('selin@tekstil.example')
  expect(mailHead('a@x.example, b@x.example').address).toBe('')
})

test('what a model tells is taken only where the mail says it', () => {
  const text = 'Merhaba, Çorlu’dan Lyon’a on iki palet makine parçası, 14,5 ton, 20 Mart yükleme, FCA.'
  const told = checkedFields(
    text,
    [
      { field: 'estimated_weight', value: '14500', evidence: '14,5 ton' },
      { field: 'goods', value: 'makine parçası', evidence: 'on iki palet makine parçası' },
      { field: 'incoterm', value: 'DAP', evidence: 'FCA' },
      { field: 'estimated_volume', value: '30', evidence: '14,5 ton' },
      { field: 'destination_city', value: 'Paris', evidence: 'Lyon’a' },
      { field: 'origin_city', value: 'Çorlu', evidence: 'Çorlu’dan' },
      { field: 'preferred_date', value: '2026-04-20', evidence: '20 Mart' },
      { field: 'vehicle_count', value: '3', evidence: '3 tır' },
    ],
    '2026-03-02',
  )
  expect(told.map(({ field, start, end }) => [field, text.slice(start, end)])).toEqual([
    ['estimated_weight', '14,5 ton'],
    ['goods', 'on iki palet makine parçası'],
    ['origin_city', 'Çorlu’dan'],
  ])
})
