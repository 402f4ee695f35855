import { expect, test } from 'vitest'
import { askingPart } from '#luna/asking-part.ts'

test.each([
  ['Teşekkürler, depomuza haber veriyorum.', ''],
  ['Yarın sabah hazır olur, kurye gönderin.', ''],
  ['Yük değeri 84.000 EUR. Eklenmiş hâlini alabilir miyim?', 'Eklenmiş hâlini alabilir miyim?'],
  ['Merhaba\nkonteyner ne zaman gelir', 'konteyner ne zaman gelir'],
  [
    'TLP-2026-000123 için yazıyorum. Bilgi rica ederim.',
    'TLP-2026-000123 için yazıyorum.\nBilgi rica ederim.',
  ],
  ['TEMU1234565', 'TEMU1234565'],
  ['Thank you. When does it arrive', 'When does it arrive'],
])('of %s what asks is %s', (message, part) => expect(askingPart(message)).toBe(part))
