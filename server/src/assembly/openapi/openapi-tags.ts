/** The tags of the API document: those that its calls have, in their order, each with what it is about. */
const descriptions: Record<string, string> = {
  Ölçüm: 'Sitenin hangi sayfalarının görüldüğü; yalnızca onay verenlerden.',
  Giriş: 'E-postayla gelen kodla veya şifreyle giriş, şifre belirleme ve sıfırlama.',
  Oturum: 'Açık oturumlar: kimin girdiği, hangi cihazlarda açık olduğu ve sonlandırılması.',
  Personel: 'Ofiste çalışanlar, rolleri, hesapların kapatılması ve denetim kaydı.',
  Şirket: 'Şirketin sitede görünen bilgileri ve ayarları.',
  'Kişisel veriler': 'Onaylar, kişinin kendi verilerinin kopyası ve silme talepleri.',
  Müşteriler: 'Müşterinin profili ve temsilcisi; personel için müşteri listesi.',
  Demo: 'Yalnızca demo kurulumunda bulunan çağrılar: gelen kutusu ve tek tıkla giriş.',
  Bülten: 'Bültene abone olma, aboneliği onaylama ve bırakma.',
  Bildirimler: 'Kişiye gelen bildirimler, tercihleri ve bildirim alan cihazları.',
  Yerler: 'Ülkeler, şehirler ve limanlar; güzergâha uygun liman önerileri.',
  Teklifler: 'Taleplerin fiyatlanması ve müşterinin teklife yanıtı.',
  Talepler: 'Taşıma talepleri: oluşturma, düzenleme, listeleme ve sayılar.',
  Gönderiler: 'Onaylanan tekliflerden doğan gönderiler, geçmişleri ve genel bakış.',
  'İş kuyruğu': 'Personelin yapacağı işler: demo talepleri, fiyatlanacak talepler ve revizeler.',
}

export function tagsOf(calls: readonly { tags?: string[] }[]): { name: string; description: string }[] {
  const names = new Set(calls.flatMap(({ tags = [] }) => tags))
  return [...names].map((name) => {
    const description = descriptions[name]
    if (!description) throw new Error(`The tag ${name} needs a description.`)
    return { name, description }
  })
}
