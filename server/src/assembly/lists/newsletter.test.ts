import { expect, test } from 'vitest'
import { newsletterSubscribers } from '#assembly/lists/newsletter.ts'

test('subscribers as they are usually listed are a file of these columns, in this order', () => {
  const usual = ['email', 'name', 'subscribed', 'status', 'source', 'opens', 'clicks']
  expect(newsletterSubscribers.only(usual).columns.map(({ head }) => head)).toEqual([
    'E-posta',
    'Ad',
    'Kayıt tarihi',
    'Durum',
    'Kaynak',
    'Açma sayısı',
    'Tıklama sayısı',
  ])
})
