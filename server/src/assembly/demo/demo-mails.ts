/** The templates and campaigns of the demo world, as blocks. */
import type { MailBlock, MailDocument } from '@kervan/domain/newsletter/mail-blocks.ts'

const site = 'https://kervan.example'
type Written = {
  heading: string
  paragraphs: string[]
  button: string
  to: string
  more?: [string, string][]
}

const plain = (text: string) => ({ text, bold: false, italic: false, link: '' })

/** A heading, what there is to say, a button, and further links below a line. */
function mail({ heading, paragraphs, button, to, more = [] }: Written): MailDocument {
  const blocks: MailBlock[] = [
    { id: 'b1', type: 'heading', level: '1', align: 'left', text: heading },
    {
      id: 'b2',
      type: 'text',
      passages: paragraphs.map((text) => ({ type: 'paragraph' as const, pieces: [plain(text)] })),
    },
    { id: 'b3', type: 'button', label: button, url: `${site}${to}`, align: 'left' },
    { id: 'b4', type: 'divider' },
    {
      id: 'b5',
      type: 'text',
      passages: [
        {
          type: 'list' as const,
          ordered: false,
          items: more.map(([text, path]) => [{ ...plain(text), link: `${site}${path}` }]),
        },
      ],
    },
  ]
  return { blocks: more.length > 0 ? blocks : blocks.slice(0, 3) }
}

export type DemoMail = { title: string; subject: string; preheader: string; document: MailDocument }

export const demoTemplates: DemoMail[] = [
  {
    title: 'Aylık bülten',
    subject: 'Bu ay taşımacılıkta öne çıkanlar',
    preheader: 'Navlunlar, yeni seferler ve gümrükte değişenler tek sayfada.',
    document: mail({
      heading: 'Bu ay öne çıkanlar',
      paragraphs: [
        'Merhaba {{ad|Değerli müşterimiz}},',
        'Bu ay navlunların seyrini, yeni seferleri ve gümrükte değişenleri sizin için derledik.',
      ],
      button: 'Teklif iste',
      to: '/#teklif',
      more: [
        ['Navlun endeksi bu ay ne yaptı', '/#hizmetler'],
        ['Gümrükte yeni belgeler', '/#araclar'],
      ],
    }),
  },
  {
    title: 'Kısa duyuru',
    subject: 'Bir duyurumuz var',
    preheader: 'Çalışma saatlerimiz ve seferlerimizle ilgili kısa bir not.',
    document: mail({
      heading: 'Kısa bir duyuru',
      paragraphs: ['Merhaba {{ad|Değerli müşterimiz}},', 'Duyurunun metnini buraya yazın.'],
      button: 'Bize yazın',
      to: '/#iletisim',
    }),
  },
  {
    title: 'Hoş geldiniz',
    subject: 'Bültenimize hoş geldiniz',
    preheader: 'Sizi neler bekliyor ve tercihlerinizi nasıl değiştirirsiniz.',
    document: mail({
      heading: 'Hoş geldiniz',
      paragraphs: [
        'Merhaba {{ad|Değerli müşterimiz}},',
        'Ayda bir kez, taşımacılıkta işinize yarayacak haberleri göndereceğiz. Tercihlerinizi her e-postanın altındaki bağlantıyla değiştirebilirsiniz.',
      ],
      button: 'Hizmetlerimiz',
      to: '/#hizmetler',
    }),
  },
  {
    title: 'Sizi özledik',
    subject: 'Uzun zamandır yük göndermediniz',
    preheader: 'Hatlarınızdaki güncel navlunlara birlikte bakalım.',
    document: mail({
      heading: 'Sizi özledik',
      paragraphs: [
        'Merhaba {{ad|Değerli müşterimiz}},',
        'Son talebinizin üzerinden üç aydan uzun zaman geçti. {{firma|Firmanız}} için çalıştığınız hatlarda navlunlar değişti; birkaç dakikada güncel bir fiyat verelim.',
      ],
      button: 'Güncel fiyat al',
      to: '/#teklif',
      more: [['Yeni seferlerimiz', '/#hizmetler']],
    }),
  },
]

type DemoCampaign = DemoMail & {
  type: 'newsletter' | 'announcement' | 'offer'
  state: 'sent' | 'draft' | 'scheduled' | 'paused' | 'cancelled'
  /** How many days ago it was started, or is to be. */
  daysAgo: number
}

export const demoCampaigns: DemoCampaign[] = [
  {
    title: 'Temmuz bülteni',
    type: 'newsletter',
    state: 'sent',
    daysAgo: 118,
    subject: 'Yaz tarifesi ve Akdeniz seferleri',
    preheader: 'Mersin ve İskenderun çıkışlı yeni haftalık seferler.',
    document: mail({
      heading: 'Yaz tarifesi yürürlükte',
      paragraphs: [
        'Merhaba {{ad|Değerli müşterimiz}},',
        'Mersin ve İskenderun çıkışlı haftalık seferlerimiz başladı. Yaz boyunca geçerli navlunlar için teklif isteyebilirsiniz.',
      ],
      button: 'Teklif iste',
      to: '/#teklif',
      more: [
        ['Akdeniz seferleri', '/#hizmetler'],
        ['Liman takvimi', '/#araclar'],
      ],
    }),
  },
  {
    title: 'Bayram çalışma saatleri',
    type: 'announcement',
    state: 'sent',
    daysAgo: 84,
    subject: 'Tatil günlerinde sevkiyatlarınız',
    preheader: 'Ofis kapalıyken de acil hattımız açık.',
    document: mail({
      heading: 'Tatilde de yanınızdayız',
      paragraphs: [
        'Sayın {{adsoyad|müşterimiz}},',
        'Resmî tatilde ofisimiz kapalı olacak; yoldaki sevkiyatlarınız için acil durum hattımız açık kalacak.',
      ],
      button: 'Sevkiyatımı izle',
      to: '/#takip',
    }),
  },
  {
    title: 'Eylül bülteni',
    type: 'newsletter',
    state: 'sent',
    daysAgo: 55,
    subject: 'Uzakdoğu navlunlarında son durum',
    preheader: 'Şanghay ve Ningbo çıkışlı konteynerlerde beklenen değişim.',
    document: mail({
      heading: 'Uzakdoğu navlunları',
      paragraphs: [
        'Merhaba {{ad|Değerli müşterimiz}},',
        'Şanghay ve Ningbo çıkışlı konteyner navlunlarının son üç ayını ve önümüzdeki haftalar için beklentimizi paylaşıyoruz.',
      ],
      button: 'Güncel fiyat al',
      to: '/#teklif',
      more: [
        ['Navlun grafiği', '/#araclar'],
        ['Parsiyel yükler için seçenekler', '/#hizmetler'],
        ['Konteyner ölçüleri', '/#araclar'],
      ],
    }),
  },
  {
    title: 'Parsiyel karayolu kampanyası',
    type: 'offer',
    state: 'sent',
    daysAgo: 23,
    subject: 'Avrupa parsiyelde haftada üç çıkış',
    preheader: 'Almanya, Hollanda ve Fransa yönünde sabit kalkış günleri.',
    document: mail({
      heading: 'Haftada üç çıkış',
      paragraphs: [
        'Merhaba {{ad|Değerli müşterimiz}},',
        'Almanya, Hollanda ve Fransa yönünde parsiyel yükler için pazartesi, çarşamba ve cuma günleri çıkıyoruz.',
      ],
      button: 'Yükümü yaz',
      to: '/#teklif',
      more: [['Kalkış günleri', '/#hizmetler']],
    }),
  },
  {
    title: 'Hamburg hattı duyurusu',
    type: 'announcement',
    state: 'paused',
    daysAgo: 1,
    subject: 'Hamburg aktarmalarında yoğunluk',
    preheader: 'Bekleme süreleri ve önerdiğimiz seçenekler.',
    document: mail({
      heading: 'Hamburg’da yoğunluk',
      paragraphs: [
        'Merhaba {{ad|Değerli müşterimiz}},',
        'Hamburg aktarmalarında bekleme uzadı. Acil yükleriniz için seçeneklerimizi hazırladık.',
      ],
      button: 'Seçenekleri gör',
      to: '/#hizmetler',
    }),
  },
  {
    title: 'Fuar daveti',
    type: 'announcement',
    state: 'cancelled',
    daysAgo: 40,
    subject: 'Lojistik fuarında buluşalım',
    preheader: 'Standımızda kahve hazır.',
    document: mail({
      heading: 'Fuarda buluşalım',
      paragraphs: ['Sayın {{adsoyad|müşterimiz}},', 'Bu yılki fuarda sizi standımıza bekliyoruz.'],
      button: 'Randevu al',
      to: '/#iletisim',
    }),
  },
  {
    title: 'Yıl sonu planlaması',
    type: 'newsletter',
    state: 'scheduled',
    daysAgo: -3,
    subject: 'Yıl sonu yüklerinizi bugünden planlayın',
    preheader: 'Yoğun haftalar, son yükleme günleri ve öneriler.',
    document: mail({
      heading: 'Yıl sonu planlaması',
      paragraphs: [
        'Merhaba {{ad|Değerli müşterimiz}},',
        'Yıl sonu yoğunluğu başlamadan yükleme günlerinizi birlikte planlayalım.',
      ],
      button: 'Plan iste',
      to: '/#iletisim',
    }),
  },
  {
    title: 'Aralık bülteni',
    type: 'newsletter',
    state: 'draft',
    daysAgo: 2,
    subject: 'Aralıkta taşımacılık',
    preheader: '',
    document: mail({
      heading: 'Aralık bülteni',
      paragraphs: ['Merhaba {{ad|Değerli müşterimiz}},', 'Bu ayın konuları buraya gelecek.'],
      button: 'Teklif iste',
      to: '/#teklif',
    }),
  },
]
