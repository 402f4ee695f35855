/** What customer and company may expect of each other on this site, in ten sections. */
import { Link } from 'react-router'
import { CompanyAddress } from '#assembly/pages/site/legal/company-address.tsx'
import { LegalPage, type LegalSection } from '#assembly/pages/site/legal/legal-page.tsx'
import { termsOfServiceEdition } from '#assembly/pages/site/legal/legal-versions.ts'
import { termsTitle } from '#assembly/pages/site/page-heads.ts'
import { usePageData } from '#features/company/page-data.tsx'

export function TermsOfServicePage() {
  const { company } = usePageData()
  return (
    <LegalPage
      title={termsTitle}
      {...termsOfServiceEdition}
      intro={
        <p>
          Bu koşullar, {company.name} sitesinin ve müşteri panelinin kullanımını düzenler. Taşımanın kendisi,
          onayladığınız teklif ve taşıma belgesiyle kurulur.
        </p>
      }
      sections={sections}
    />
  )
}

const sections: readonly LegalSection[] = [
  {
    id: 'taraflar',
    title: 'Taraflar ve kapsam',
    body: (
      <>
        <p>Koşulların bir tarafı siz, öteki tarafı siteyi işleten şirkettir:</p>
        <CompanyAddress />
        <p>
          Bir şirket adına hareket ediyorsanız, o şirketi bağlamaya yetkili olduğunuzu beyan edersiniz. Siteyi
          kullanmanız bu koşulları kabul ettiğiniz anlamına gelir.
        </p>
      </>
    ),
  },
  {
    id: 'hesap',
    title: 'Hesap ve giriş',
    body: (
      <>
        <p>
          Hesap, e-posta adresinize gelen kodla ilk girişte açılır. Verdiğiniz bilgilerin doğru ve güncel
          olmasından siz sorumlusunuz.
        </p>
        <p>
          Kodu ve şifrenizi kimseyle paylaşmayın; çalışanlarımız sizden bunları istemez. Hesabınızın başkası
          tarafından kullanıldığını düşünürseniz oturumları kapatın ve bize haber verin.
        </p>
      </>
    ),
  },
  {
    id: 'talep',
    title: 'Teklif istemek',
    body: (
      <>
        <p>
          Talep göndermek ücretsizdir ve sizi bağlamaz. Teklifin doğruluğu, yükün cinsi, ağırlığı, ölçüleri,
          adresleri ve tarihleri için verdiğiniz bilgilere dayanır.
        </p>
        <p>Panelde yazan teklif süreleri hedeftir; eksik bilgide süre, bilgi tamamlanınca başlar.</p>
      </>
    ),
  },
  {
    id: 'onay',
    title: 'Teklif, onay ve sözleşme',
    body: (
      <>
        <p>
          Her teklifin bir numarası, kalemleri, para birimi, kur tarihi ve geçerlilik süresi vardır. Teklif bu
          süre içinde panelden onaylandığında taraflar arasında taşıma işi için anlaşma kurulur ve gönderi
          açılır.
        </p>
        <p>
          Süresi dolan, yenisiyle değiştirilen ya da daha önce cevaplanan teklif onaylanamaz. Teklifte
          yazmayan hizmetler için önce sizden onay alınır.
        </p>
      </>
    ),
  },
  {
    id: 'tasima',
    title: 'Taşıma hizmeti',
    body: (
      <>
        <p>
          Taşıma, seçilen yola göre armatör, hava yolu veya kara taşıyıcısı eliyle yürütülür. Taşıyıcının
          konşimento, hava yük senedi ya da taşıma senedindeki koşulları ile o yol için geçerli kanun ve
          uluslararası sözleşmeler uygulanır.
        </p>
        <p>
          Gümrük vergileri, yerel masraflar, bekleme ve ardiye ücretleri teklifte açıkça yazmıyorsa fiyata
          dâhil değildir. Sigorta yalnızca istediğinizde ve yazılı onayla yaptırılır.
        </p>
      </>
    ),
  },
  {
    id: 'yukumlulukler',
    title: 'Yükümlülükleriniz',
    body: (
      <ul>
        <li>Yükü doğru tanımlamak, taşımaya uygun ambalajlamak ve işaretlemek.</li>
        <li>Tehlikeli, sıcaklığa duyarlı, değerli ya da izne tabi yükü talepte açıkça belirtmek.</li>
        <li>Gümrük ve taşıma belgelerini zamanında ve doğru vermek.</li>
        <li>Yaptırım, ihracat denetimi ve yasak eşya kurallarına aykırı yük göndermemek.</li>
        <li>Onaylanan teklifin bedelini kararlaştırılan vadede ödemek.</li>
      </ul>
    ),
  },
  {
    id: 'takip',
    title: 'Takip ve tahminler',
    body: (
      <>
        <p>
          Takip bilgisi; taşıyıcılardan, limanlardan ve çalışanlarımızdan gelen kayıtlara dayanır ve gecikmeli
          gelebilir. Tahmini varış tarihleri taahhüt değildir; kesin tarih yalnızca yazılı olarak
          üstlenildiyse bağlar.
        </p>
        <p>Hat analizi, fiyat aralığı ve hesaplama araçları bilgi içindir. Bunlar teklifin yerine geçmez.</p>
      </>
    ),
  },
  {
    id: 'kullanim-sinirlari',
    title: 'Fikrî haklar ve kullanım sınırları',
    body: (
      <>
        <p>
          Sitedeki metin, çizim, yazılım ve markaların hakları şirkete ya da hak sahiplerine aittir. Kendi
          işiniz için görüntüleyebilir, kaydedebilir ve yazdırabilirsiniz.
        </p>
        <p>
          Sisteme izinsiz girmeye çalışmak, başkasının kayıtlarına ulaşmak, hizmeti yavaşlatacak yoğunlukta
          otomatik istek göndermek ya da zararlı dosya yüklemek yasaktır. Böyle bir durumda erişimi
          kısıtlayabiliriz.
        </p>
      </>
    ),
  },
  {
    id: 'sorumluluk',
    title: 'Sorumluluk',
    body: (
      <>
        <p>
          Yükün kaybı, hasarı ve gecikmesinde sorumluluk, taşıma yoluna uygulanan kanun ve sözleşmelerdeki
          esaslara ve sınırlara göre belirlenir.
        </p>
        <p>
          Siteyi kesintisiz tutmak için çalışırız; bakım, arıza veya bizden kaynaklanmayan nedenlerle ara
          verilebilir. Kanunun sınırlamaya izin vermediği sorumluluklar saklıdır.
        </p>
      </>
    ),
  },
  {
    id: 'hukuk',
    title: 'Uygulanacak hukuk, değişiklikler ve iletişim',
    body: (
      <>
        <p>
          Bu koşullara Türkiye Cumhuriyeti hukuku uygulanır. Uyuşmazlıkta, kanunun kesin yetki kuralları saklı
          kalmak üzere, şirket merkezinin bulunduğu yerdeki mahkeme ve icra daireleri yetkilidir.
        </p>
        <p>
          Koşullar değişirse yeni sürüm, yürürlük tarihiyle burada yayımlanır; daha önce onayladığınız
          teklife, onay günündeki sürüm uygulanır. Kişisel veriler için{' '}
          <Link to="/privacy-policy">gizlilik politikasına</Link> ve{' '}
          <Link to="/kvkk-policy">KVKK aydınlatma metnine</Link> bakın.
        </p>
        <CompanyAddress />
      </>
    ),
  },
]
