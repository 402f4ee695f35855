/** How the company treats what it learns of visitors and customers, in eight sections. */
import { Link } from 'react-router'
import { CompanyAddress } from '#assembly/pages/site/legal/company-address.tsx'
import { LegalPage, type LegalSection } from '#assembly/pages/site/legal/legal-page.tsx'
import { privacyPolicyEdition } from '#assembly/pages/site/legal/legal-versions.ts'
import { privacyTitle } from '#assembly/pages/site/page-heads.ts'
import { usePageData } from '#features/company/page-data.tsx'

export function PrivacyPolicyPage() {
  const { company } = usePageData()
  return (
    <LegalPage
      title={privacyTitle}
      {...privacyPolicyEdition}
      intro={
        <p>
          Bu metin, {company.name} sitesini ve müşteri panelini kullandığınızda hangi bilgilerin oluştuğunu,
          bunlarla ne yapıldığını ve sizin neye karar verebileceğinizi anlatır.
        </p>
      }
      sections={sections}
    />
  )
}

const sections: readonly LegalSection[] = [
  {
    id: 'kapsam',
    title: 'Kapsam ve sorumlu',
    body: (
      <>
        <p>
          Politika; bu siteyi, müşteri panelini, buradan gönderilen e-postaları ve sitedeki formları kapsar.
          Bağlantı verdiğimiz başka siteler kendi kurallarına tabidir. Bilgilerden sorumlu olan şirket:
        </p>
        <CompanyAddress />
        <p>
          Kişisel verilerin hangi hukukî sebeple işlendiği ayrıca{' '}
          <Link to="/kvkk-policy">KVKK aydınlatma metninde</Link> yazar.
        </p>
      </>
    ),
  },
  {
    id: 'bilgiler',
    title: 'Topladığımız bilgiler',
    body: (
      <ul>
        <li>
          <strong>Hesap:</strong> ad, soyad, e-posta, telefon, şirket, şirket türü ve görev.
        </li>
        <li>
          <strong>İş:</strong> teklif talepleri, yükün tanımı, yükleme ve teslim adresleri, teklifler,
          gönderiler, belgeler ve temsilcinizle yazışmalar.
        </li>
        <li>
          <strong>İletişim:</strong> demo isterken ya da bültene abone olurken yazdıklarınız.
        </li>
        <li>
          <strong>Güvenlik kayıtları:</strong> oturumun açıldığı zaman, tarayıcının türü ve ağ adresi. Bunlar
          hesabı korumak ve kötüye kullanımı sınırlamak için gerekir.
        </li>
        <li>
          <strong>Ölçüm:</strong> yalnızca onay verirseniz açılan sayfa, hangi siteden veya kampanyadan
          geldiğiniz, cihaz türü ve yaklaşık konum. Ağ adresi kısaltılarak tutulur. Siz gezerken ekibimiz açık
          sayfayı görüp size yardım önerebilir. Onay vermediyseniz bir sayfanın günde kaç kez açıldığı
          sayılır; kimin açtığı bilinmez.
        </li>
      </ul>
    ),
  },
  {
    id: 'kullanim',
    title: 'Bilgileri ne için kullanıyoruz',
    body: (
      <>
        <ul>
          <li>Teklif hazırlamak, taşımayı planlamak ve yürütmek.</li>
          <li>Gönderinin durumunu bildirmek, sorularınızı cevaplamak.</li>
          <li>Fatura, gümrük ve kayıt yükümlülüklerini yerine getirmek.</li>
          <li>Hesabınızı ve sistemi korumak, hataları bulup gidermek.</li>
          <li>Onay verdiyseniz siteyi ölçmek ve size haber, kampanya göndermek.</li>
        </ul>
        <p>Bilgilerinizi satmıyoruz ve başkalarının reklamı için kullandırmıyoruz.</p>
      </>
    ),
  },
  {
    id: 'cerezler',
    title: 'Çerezler ve tarayıcıdaki kayıtlar',
    body: (
      <>
        <p>Site, başka şirketlerin çerezini ya da ölçüm kodunu yüklemez. Tarayıcınızda şunlar durabilir:</p>
        <ul>
          <li>
            <strong>Giriş çerezleri:</strong> <code>__Host-kervan</code> müşteriyi,{' '}
            <code>__Host-kervan-office</code> çalışanı girişten sonra tanır; çıkış yapınca silinir.{' '}
            <code>__Host-kervan-device</code> giriş kodu istenen veya daha önce giriş yapılan cihazı hatırlar:
            kod yalnızca istendiği cihazda çalışır, yeni cihaz uyarısı yalnızca gerçekten yeni bir cihazda
            gelir. Zorunludurlar.
          </li>
          <li>
            <strong>Yazışma çerezi:</strong> giriş yapmadan bize yazarsanız <code>__Host-kervan-chat</code>{' '}
            yalnızca kendi konuşmanızı açar; onayınızla konur, 30 gün kullanılmazsa silinir. Bu tarayıcıdan
            yazdığınız bilgisi (<code>kervan-guest-chat</code>) yanıtı göstermek içindir. Yazmakta olduğunuz (
            <code>kervan-guest-text</code>) ve henüz gönderilemeyen (<code>kervan-guest-message</code>)
            mesajlar gönderilince silinir.
          </li>
          <li>
            <strong>Onay kararınız:</strong> ölçüm (<code>kvkk-accepted</code>) ve duyurular (
            <code>marketing-consent</code>) için verdiğiniz cevap, gösterilen metnin sürümü (
            <code>kvkk-accepted-text</code>, <code>marketing-consent-text</code>) ve karar sunucuya henüz
            ulaşmadıysa bunu hatırlatan bir işaret (<code>kervan-choice-unrecorded</code>).
          </li>
          <li>
            <strong>Ziyaretçi numarası:</strong> ilk kararınızda tarayıcınızın ürettiği rastgele bir numara (
            <code>kervan-visitor</code>). Kararınızı ve onay verdiyseniz ziyaret ölçümünü bu numaraya bağlar;
            hiçbirine onay vermediyseniz kararınız kaydedilince silinir.
          </li>
          <li>
            <strong>Davet:</strong> ekibimizin önerdiği ve henüz yanıtlamadığınız yardım (
            <code>kervan-invitation</code>); yarım saat geçerlidir; ölçüm onayınızı geri alınca ya da sekme
            kapanınca silinir.
          </li>
          <li>
            <strong>Giriş bilgisi:</strong> bu tarayıcıda giriş yapmış hesabın numarası (
            <code>kervan-signed-in</code>) ve ölçüme onay veren hesabın numarası (
            <code>kervan-measured-account</code>). Böylece başka birine ait hiçbir şey gösterilmez ve ölçüm
            yalnızca hesap da onay verdiyse yapılır. Sunucuya ulaşılamazken çıkış yapıldıysa, bağlantı gelince
            oturumu kapatılacak hesabın numarası da (<code>kervan-owed-sign-out</code>) o zamana kadar durur.
          </li>
          <li>
            <strong>Bülten:</strong> son abonelik denemelerinizin saatleri (
            <code>kervan-newsletter-tries</code>) ve aboneliği bu tarayıcıda onayladığınız bilgisi (
            <code>kervan-newsletter-confirmed</code>).
          </li>
          <li>
            <strong>Görünüm ve bildirimler:</strong> açık ya da koyu görünüm seçiminiz (
            <code>kervan-theme</code>), bildirim önerisini kapattığınız zaman (
            <code>kervan-push-declined</code>), çalışanların en son gördüğü güncelleme (
            <code>kervan-updates-seen</code>).
          </li>
          <li>
            <strong>Yarım kalan işler:</strong> teklif formlarına yazıp henüz göndermediğiniz taslaklar ve
            gönderdiklerinizin numaraları (<code>kervan-device-draft</code>). Bu cihazda durur, sayfayı ya da
            sekmeyi kapatsanız da geri gelir; yalnızca siz görürsünüz. Çıkış yaptığınızda, cihazda başka bir
            müşteri giriş yaptığında ve her durumda 30 gün sonra silinir. Çalışanların müşterilere yazıp henüz
            gönderemediği yanıtlar da (<code>kervan-office-draft</code>) aynı süreyle, yalnızca yazanın
            cihazında durur.
          </li>
          <li>
            <strong>Çevrimdışı dosya:</strong> çalışanların bilgisayarına indirdiği hesap dosyasında
            hazırladıkları teklifler, her araçta ve en son kaldıkları yer (<code>kervan-desk</code>) ve
            panelin en son bildirdiği kurlar ile vergi kodları (<code>kervan-desk-learned</code>). Yalnızca o
            bilgisayarda durur; teklif silinince kaydı da silinir. Dosya panelin adresinde açıldıysa
            yazılanlar öteki taslaklar gibi saklanır, çıkış yapılınca ve 30 gün dokunulmazsa silinir; giriş
            yapılmadıysa sekmeyle birlikte yok olur.
          </li>
          <li>
            <strong>Sürücü bildirimleri:</strong> sürücü bağlantısıyla açılan sayfada yazdıklarınız (
            <code>kervan-driver</code>). Bağlantı kopukken telefonda bekler, gelince gönderilir.
          </li>
          <li>
            <strong>Yalnızca o sekmede:</strong> kod bekleyen giriş (<code>kervan-sign-in</code>), kod ve
            bağlantı gönderdiğimiz zamanlar (<code>kervan-sent-mails</code>), şifre önerisi (
            <code>kervan-password-offer</code>), şifre yenileme isteği (<code>kervan-reset-request</code>),
            çalışanların bir teklifte ya da gönderide henüz kaydedilemeyen değişiklikleri (
            <code>kervan-unsaved</code>) ve bir hatadan sonra sayfanın yenilendiği bilgisi (
            <code>kervan-reloaded-after-error</code>). Sekme kapanınca silinir.
          </li>
        </ul>
        <p>
          Ölçüm ve duyurular yalnızca onayınızla başlar. Banttaki “Reddet” kararınızı kaydeder ve sizi siteden
          çıkarır; siteye dönerseniz bir daha sorulmaz. Onay vermeden sitede kalmak için “Tercihleri yönet”i
          seçin: bütün kutuları boş bıraksanız da sitenin her bölümü açıktır. Giriş yaptıysanız ölçüm için
          hesabınızdaki onay da gerekir; ikisinden biri yoksa ölçüm yapılmaz.
        </p>
        <p>
          Her amaç için ayrı karar verirsiniz. Kararınız; gösterilen metnin sürümü, verildiği yer ve zamanıyla
          kaydedilir. Verdiğiniz onayı, sayfaların altındaki “Gizlilik tercihleri” ya da panelinizdeki hesap
          sayfasıyla verdiğiniz kadar kolay geri alabilirsiniz; ölçüm o anda durur.
        </p>
      </>
    ),
  },
  {
    id: 'paylasim',
    title: 'Kimlerle paylaşıyoruz',
    body: (
      <>
        <p>Bilgiler, işin gerektirdiği kadarıyla ve yalnızca gerektirdiği kişilere aktarılır:</p>
        <ul>
          <li>
            Yükü taşıyan armatör, hava yolu ve kara taşıyıcıları, limanlar, depolar ve varış ülkesindeki
            acenteler.
          </li>
          <li>Gümrük müşaviri ve istediyseniz sigorta şirketi.</li>
          <li>E-posta, barındırma ve benzeri teknik hizmetleri bizim adımıza veren kuruluşlar.</li>
          <li>Kanunen istemeye yetkili kamu kurumları.</li>
        </ul>
        <p>
          Uluslararası taşımada gönderici, alıcı ve yük bilgileri, işin doğası gereği güzergâhtaki ülkelere de
          gider.
        </p>
      </>
    ),
  },
  {
    id: 'saklama',
    title: 'Ne kadar saklıyoruz',
    body: (
      <>
        <p>
          Ticari kayıtlar, ilgili kanunların öngördüğü süre boyunca saklanır. Hesabınız, siz kapatana ya da
          silinmesini isteyene kadar durur. Bülten aboneliği, ayrıldığınızda sona erer; yeniden yazmamak için
          ayrıldığınız bilgisi kalır.
        </p>
        <ul>
          <li>
            <strong>Ziyaret ölçümü:</strong> 13 ay; onayınızı geri alırsanız o anda silinir. Günlük, kimliksiz
            sayımlar kalır.
          </li>
          <li>
            <strong>Onay kayıtları:</strong> kararınızı kanıtlamak için gerekebilecekleri süre boyunca.
          </li>
          <li>
            <strong>Onaylanmamış bülten adresleri:</strong> 30 gün.
          </li>
          <li>
            <strong>Oturumlar:</strong> en çok 30 gün.
          </li>
          <li>
            <strong>Gönderdiğimiz e-postalar:</strong> metinleri, teslim edilince silinir.
          </li>
        </ul>
        <p>Süresi dolan ya da artık gerekmeyen bilgi silinir, yok edilir veya kimliksiz hâle getirilir.</p>
      </>
    ),
  },
  {
    id: 'guvenlik',
    title: 'Güvenlik',
    body: (
      <>
        <p>
          Girişte e-postanıza gelen tek kullanımlık kod on dakika geçerlidir ve bir kez çalışır. Her müşteri
          yalnızca kendi kayıtlarını görür; çalışanların yaptığı her değişiklik kimin, ne zaman yaptığıyla
          birlikte kaydedilir. Açık oturumlarınızı panelden görür, tek tek kapatabilirsiniz.
        </p>
        <p>
          Hiçbir sistem için mutlak güvenlik sözü verilemez. Hesabınızda size ait olmayan bir hareket
          görürseniz hemen bize yazın.
        </p>
      </>
    ),
  },
  {
    id: 'haklar',
    title: 'Haklarınız, değişiklikler ve iletişim',
    body: (
      <>
        <p>
          Hakkınızdaki bilgileri öğrenmek, düzelttirmek, silinmesini istemek ve onaylarınızı geri almak için
          panelinizdeki hesap sayfasını kullanabilir ya da aşağıdaki adrese yazabilirsiniz. Haklarınızın
          tamamı ve başvuru yolu <Link to="/kvkk-policy#basvuru">KVKK aydınlatma metnindedir</Link>.
        </p>
        <p>
          Bu metin değişirse yeni sürüm, yürürlük tarihiyle burada yayımlanır. Onayınızı gerektiren bir
          değişiklikte size yeniden sorulur.
        </p>
        <CompanyAddress />
      </>
    ),
  },
]
