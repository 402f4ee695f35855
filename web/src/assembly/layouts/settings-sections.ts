/** The sections of the settings: one page each, and pages elsewhere that belong to them. */
import { type Door, mayEnter, type Role } from '@kervan/domain/access/roles.ts'

export type SettingsSection = {
  to: string
  title: string
  about: string
  /** Listed only for those whom this door lets in. */
  door?: Door
}

export const settingsSections: readonly SettingsSection[] = [
  {
    to: '/staff/settings/sirket',
    title: 'Şirket bilgileri',
    about: 'Ad, adres, telefonlar, banka hesapları ve sitedeki vaatler',
  },
  {
    to: '/staff/settings/saatler',
    title: 'Çalışma saatleri',
    about: 'Ofis ve destek saatleri, tatil günleri',
  },
  {
    to: '/staff/settings/personel',
    title: 'Personel',
    about: 'Davetler, roller, açık ve kapalı hesaplar',
    door: 'admin',
  },
  {
    to: '/staff/settings/temsilciler',
    title: 'Temsilciler',
    about: 'Müşterilerin adıyla tanıdığı üç kişi',
  },
  {
    to: '/staff/settings/musteriler',
    title: 'Müşteri ayarları',
    about: 'Sektörler, segmentler ve unutulan adaylar',
  },
  {
    to: '/staff/settings/yerler',
    title: 'Hatlar ve limanlar',
    about: 'Önerilerin kullandığı limanlar, havalimanları ve hat süreleri',
    door: 'admin',
  },
  {
    to: '/staff/settings/pazar',
    title: 'Pazar verileri',
    about: 'Yakıt, navlun endeksi, liman yoğunluğu ve risk notları',
  },
  {
    to: '/staff/settings/ucretler',
    title: 'Ücretler ve vergiler',
    about: 'Teklif kalemlerinin seçildiği katalog ve vergi kodları',
  },
  {
    to: '/staff/settings/marj',
    title: 'Marj ve şartlar',
    about: 'Hedef ve en düşük marj, yeni tekliflerin şartları',
    door: 'admin',
  },
  {
    to: '/staff/settings/epostalar',
    title: 'E-posta metinleri',
    about: 'Gönderilen e-postaların konusu ve giriş paragrafı',
    door: 'admin',
  },
  {
    to: '/staff/settings/bulten',
    title: 'Bülten',
    about: 'Gönderen unvanı, MERSİS numarası, gönderim hızı ve hoş geldiniz e-postası',
    door: 'admin',
  },
  {
    to: '/staff/settings/hazir-yanitlar',
    title: 'Hazır yanıtlar',
    about: 'Müşterilerin mesajlarına verilen, alanları kendiliğinden dolan yanıtlar',
  },
  {
    to: '/staff/settings/sinirlar',
    title: 'Takip sınırları',
    about: 'Ne zaman gecikmiş, ne zaman sessiz sayılır; karayolunun sera gazı',
    door: 'admin',
  },
  { to: '/staff/rates', title: 'Kurlar', about: 'Merkez Bankası bültenleri ve elle girilen kurlar' },
  {
    to: '/staff/api-keys',
    title: 'Entegrasyon anahtarları',
    about: 'İş ortaklarının gönderi olaylarını okuduğu anahtarlar, taşıyıcıların web kancası',
    door: 'admin',
  },
  {
    to: '/staff/tracking-messages',
    title: 'Takip iletileri',
    about: 'Taşıyıcıların web kancasıyla ya da dosyayla bildirdiklerinden bir gönderiye bağlanamayanlar',
  },
  {
    to: '/staff/settings/luna',
    title: 'Luna',
    about: 'Dil modelinin açılıp kapanması, tutarı ve modele gönderilenler',
    door: 'admin',
  },
  {
    to: '/staff/settings/dosyalar',
    title: 'Dosyalar',
    about: 'Müşteri başına belge alanı, kimseye ait olmayan dosyaların temizlenmesi',
    door: 'admin',
  },
  {
    to: '/staff/data-requests',
    title: 'Veri başvuruları',
    about: 'KVKK başvuruları: bilgi, kopya, düzeltme, silme ve itiraz',
    door: 'admin',
  },
  {
    to: '/staff/settings/kayitlar',
    title: 'Değişiklik kayıtları',
    about: 'Kim, neyi, ne zaman değiştirdi; önceki ve sonraki hâliyle',
    door: 'admin',
  },
]

export const sectionsFor = (role: Role) =>
  settingsSections.filter(({ door }) => !door || mayEnter(door, role))
