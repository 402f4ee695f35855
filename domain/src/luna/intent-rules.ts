/**
 * By which words each intent is known. A rule holds where each of its groups has a word in the question; of the rules that hold the
 * heaviest wins, of equal ones the first. What is said by the way (a greeting) weighs least, what leaves no doubt (demurrage) most.
 * How stems are written: `heard-words.ts`. Without zod.
 */
import type { Stem } from '#luna/heard-words.ts'
import type { Intent } from '#luna/intents.ts'

export type IntentRule = { intent: Intent; weight: number; groups: readonly (readonly Stem[])[] }

const rule = (intent: Intent, weight: number, ...groups: string[]): IntentRule => ({
  intent,
  weight,
  groups: groups.map((stems) => stems.split(' ')),
})

const price = 'teklif fiyat fiat navlun'
const goods =
  'gonderi! sevkiyat yuk= yukum! yukle! kargo! mal= mali! malim! malzeme konteyner container gemi! tir= parti!'
const when = 'nezaman nezmn nevakit kacgun! hangigun hangitarih'

export const intentRules: readonly IntentRule[] = [
  rule('emissions', 9, 'karbon! co2 emisyon salim! sera= ayakizi'),
  rule('free_time', 9, 'demuraj demurrage detention ardiye freetime freeday'),
  rule('free_time', 9, 'ucretsiz bedava serbest! masrafsiz', 'sure gun! tut!'),
  rule('human', 8, 'musteri', 'hizmet temsilci'),
  rule('human', 8, 'temsilci yetkili insan! operator! canlidestek canlisohbet'),
  rule('human', 8, 'gorus! konus!', 'biri! biris! kisi! gercek sizin! ekib!'),
  rule('human', 7, 'bagla! baglan! aktar! arasin! arayin! arayabil! ararmi!'),
  rule(
    'services',
    8,
    'gumrukleme depola! antrepo tasimaci sigorta! parsiyel',
    'hizmet yapiyor! yaparm! sunuyor! veriyor!',
  ),
  rule('services', 8, 'gumrukleme depola! antrepo tasimaci parsiyel', 'varmi!'),
  rule('quote', 8, 'taleb! talep!', 'olustur yenitale acmak= gondermek girmek='),
  rule('quote_content', 8, `${price} ucret`, 'dahil icind! iceri! kalem! kapsa! masraflar'),
  rule('quote_content', 8, 'teklif', 'nevar! nelervar! tutar! toplam! bedel!'),
  rule('quote_content', 8, 'teklifte! teklifinde! teklifimde! fiyatta!', 'varmi!'),
  rule('arrival', 8, 'kacgunde! kacgune!'),
  rule('delay', 8, 'gecik! gecikme rotar aksama= aksakl! aksadi! aksiyor! geckal! gecgel! sarkti!'),
  rule('delay', 8, 'neden! niye! nicin! hala!', 'gelmedi varmadi ulasmadi yok= bekliyor! durdu!'),
  rule('documents', 7, 'belge! evrak! fatura konsimento cekilist dokuman beyanname mense! irsaliye police!'),
  rule('contact', 8, 'calisma mesai', 'saat gun!'),
  rule('contact', 7, 'telefon tel= numaraniz eposta email! mail! iletisim adres! ofisiniz'),
  rule(
    'contact',
    7,
    'acik! acil! kapan! kapali! calisiyor!',
    'misiniz! musunuz! pazar= cumartesi kacta! haftasonu nezaman',
  ),
  rule('contact', 7, 'kacta! saatkac!', 'acil! kapan! acik!'),
  rule('requests', 7, 'taleb! talep!'),
  rule('customs', 7, 'gumru! gumruk'),
  rule(
    'shipments',
    7,
    'gonderi! sevkiyat yuklerim! konteynerlerim',
    'kac= kactane listele liste! goster! butun! tum= aktif! hepsi!',
  ),
  rule(
    'quote',
    6,
    `${price} maliyet!`,
    'almak alabil! alir! alal! iste! rica! verir! verebil! veriyor! yeni! lazim! gerek= ogren! cikar! hesapla!',
  ),
  rule(
    'quotes',
    6,
    'teklif',
    'bekle! hazir! geldi! gelen! gelmedi! onayla! gecerl! bit! dol! sure! yanit! cevap! acik! nezaman',
  ),
  rule('arrival', 6, 'eta= varis! varir! varac! varic! varma! teslimtar'),
  rule('arrival', 6, when, goods),
  rule('tracking', 6, 'nere! nerd! konum! yerine yerini takip! takib! izle!'),
  rule('services', 6, 'hizmet servis!'),
  rule('shipments', 5, 'gonderilerim! sevkiyatlarim! yuklerim! konteynerlerim!'),
  rule('quotes', 5, 'teklifim! tekliflerim! tekliflerimi!'),
  rule('arrival', 5, when),
  rule('help', 5, 'yapabil! sorabil! yardimedebil neyapar! neisey'),
  rule('services', 5, 'yapiyor! sunuyor! veriyor! tasiyor! calisiyor!'),
  rule('quote', 4, `${price} maliyet! kaca= kacpara ucret`),
  rule('thanks', 4, 'tesekk sagol saol= sagolun eyvallah tsk= tesk!'),
  rule('help', 4, 'yardim'),
  rule(
    'greeting',
    3,
    'merhaba selam! slm= mrb= gunaydin iyigun! iyiaks! iyisab! iyicalis iyigec! hey= alo= kolaygel!',
  ),
  rule('tracking', 2, goods),
]
