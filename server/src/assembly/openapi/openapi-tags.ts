/** The tags of the API document: those that its calls have, in their order, each with what it is about. */
const descriptions: Record<string, string> = {
  Ölçüm: 'Sitenin hangi sayfalarının görüldüğü; onay vermeyenler kimliksiz sayılır.',
  Giriş: 'E-postayla gelen kodla veya şifreyle giriş ve unutulan şifrenin sıfırlanması.',
  Oturum: 'Giriş yapan kişi, açık oturumları ve şifresi.',
  Personel: 'Ofiste çalışanlar, rolleri, hesapların kapatılması ve personelin yaptığı değişikliklerin kaydı.',
  Otomasyonlar: 'Hazır ve ofisin yazdığı kurallar, çalışma kaydı, denemeler ve webhook gönderimleri.',
  Şirket: 'Şirketin sitede görünen bilgileri ve ayarları.',
  'Kişisel veriler':
    'Onaylar, kişinin kendi verilerinin kopyası, silme talepleri ve bunların yöneticiler için işlenmesi.',
  Müşteriler: 'Müşterinin profili ve temsilcisi; personel için müşteri listesi.',
  Sohbet: 'Müşterilerle ve siteden yazan ziyaretçilerle yazışma; personelin yanıtları.',
  'İletişim merkezi':
    'Personelin yazışmaları birlikte yürütmesi: gelen kutusu, üstlenme, devretme, iç notlar ve hazır yanıtlar.',
  'Müşteri aktarımı': 'Excel ve CSV tablolarından müşteri ekleme, satırların sonucu ve geri alma.',
  Demo: 'Yalnızca demo kurulumunda bulunan çağrılar: gelen kutusu ve tek tıkla giriş.',
  Listeler: 'Listelerin dosyaya aktarılması ve kişinin kayıtlı görünümleri.',
  Luna: 'Luna ile görüşme: sorular ve yanıtları, teklif isteği, gönderi takibi ve temsilciye aktarma.',
  Bülten: 'Bültene abone olma ve bırakma; personel için aboneler, kampanyalar, gönderimleri ve raporları.',
  Benchmark: 'Müşterinin fiyat ve hizmetinin kendi piyasamızla karşılaştırması, raporu ve navlun endeksleri.',
  Bildirimler: 'Kişiye gelen bildirimler, tercihleri ve bildirim alan cihazları.',
  Arama: 'Personelin müşteri, talep, teklif ve gönderilerde birlikte araması.',
  Yerler: 'Ülkeler, şehirler ve limanlar; güzergâha uygun liman önerileri.',
  Kurlar: 'Döviz kurları, geldikleri bültenler ve elle girilen kurlar.',
  Teklifler: 'Taleplerin fiyatlanması, müşterinin ret veya revize yanıtı ve fikir veren fiyatlar.',
  Belgeler: 'Müşterilerin belgeleri: yükleme, inceleme, kontrol listesi ve ofisin ekledikleri.',
  Talepler: 'Taşıma talepleri: gönderme, düzenleme, listeler ve sayılar.',
  Gönderiler: 'Detaylı talepler, teklif onayı, ondan doğan gönderiler ve genel bakış.',
  Takip: 'Gönderiler için söylenenler ve durumun bunlardan hangilerine dayandığı.',
  'Sürücü bağlantıları':
    'Sürücünün giriş yapmadan bildirim gönderdiği sayfaların adresleri ve bildirdikleri.',
  'Takip bağlantıları': 'Gönderiyi giriş yapmadan izleten sayfaların adresleri ve kimlerin açtığı.',
  'Entegrasyon anahtarları':
    'İş ortaklarının gönderi olaylarını GET /v2/events adresinden okuduğu anahtarlar (DCSA Track & Trace 2.2).',
  'Takip iletileri':
    'Taşıyıcılardan gelip okunamayan ya da gönderisi bulunmayan haberler; dosyadan olay ekleme.',
  'Uzun işler': 'Arka planda süren işlerin ilerlemesi, iptali ve dosyaları.',
  Sistem: 'Sistemin bölümlerinin o anda ölçülen durumu.',
  'İş kuyruğu':
    'Personelin yapacağı işler (demo talepleri, fiyatlanacak talepler, revizeler) ve son haberler.',
}

export function tagsOf(calls: readonly { tags?: string[] }[]): { name: string; description: string }[] {
  const names = new Set(calls.flatMap(({ tags = [] }) => tags))
  return [...names].map((name) => {
    const description = descriptions[name]
    if (!description) throw new Error(`The tag ${name} needs a description.`)
    return { name, description }
  })
}
