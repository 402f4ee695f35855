import { expect, test } from 'vitest'
import { failureWords } from '#newsletter/delivery-failure.ts'

test.each([
  ['550 5.1.1 <a@b.example>: user unknown', 'Böyle bir adres yok'],
  ['552 5.2.2 Mailbox full', 'Posta kutusu dolu'],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Null MX', 'Alan adı posta almıyor'],
  ['550 5.2.1 The account is disabled', 'Posta kutusu kapalı'],
  ['552 5.3.4 Message too big for system', 'E-posta, karşı sunucu için çok büyük'],
  ['451 4.7.1 Greylisted, try again in 5 minutes', 'Karşı sunucu daha sonra denenmesini istedi'],
  ['550 5.7.1 Message rejected as spam', 'Karşı sunucu istenmeyen posta saydı'],
  [
    '550 5.7.515 Access denied, sending domain firma.example does not meet the required authentication level.',
    'Karşı sunucu istenmeyen posta saydı',
  ],
  [
    '550-5.7.26 Your email has been blocked because the sender is unauthenticated. 5.7.26 Authentication results: 5.7.26 DKIM = did not pass',
    'Karşı sunucu istenmeyen posta saydı',
  ],
  ['454 Throttling failure: daily message quota exceeded.', 'Posta sunucusunun gönderim sınırına ulaşıldı'],
  ['452 4.3.1 Insufficient system storage', 'Karşı sunucu şimdilik kabul etmedi'],
  ['554 Transaction failed', 'Karşı sunucu kabul etmedi'],
  [
    'Invalid login: 535 5.7.8 Authentication failed',
    'Posta sunucusu kullanıcı adını veya parolayı kabul etmedi',
  ],
  ['530 5.7.0 Authentication required', 'Posta sunucusu kullanıcı adını veya parolayı kabul etmedi'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'Posta sunucusuna bağlanılamadı'],
  ['The connection broke before the answer.', 'Bağlantı yanıttan önce koptu'],
])('%s means: %s', (detail, meaning) => {
  expect(failureWords(detail)).toBe(`${meaning} (${detail})`)
})

test('a server that said nothing means nothing', () => {
  expect(failureWords(' ')).toBe('')
})
