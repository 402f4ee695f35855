/** The notice of the data protection law no. 6698, in seven sections. It informs; consent is given elsewhere. */
import { Link } from 'react-router'
import { CompanyAddress } from '#assembly/pages/site/legal/company-address.tsx'
import { LegalPage, type LegalSection } from '#assembly/pages/site/legal/legal-page.tsx'
import { kvkkPolicyEdition } from '#assembly/pages/site/legal/legal-versions.ts'
import { kvkkTitle } from '#assembly/pages/site/page-heads.ts'
import { usePageData } from '#features/company/page-data.tsx'

export function KvkkPolicyPage() {
  const { company } = usePageData()
  return (
    <LegalPage
      title={kvkkTitle}
      {...kvkkPolicyEdition}
      intro={
        <p>
          6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 10. maddesi uyarınca, {company.name} ile
          paylaştığınız kişisel veriler hakkında sizi bilgilendiriyoruz. Bu metin bir onay belgesi değildir;
          açık rıza gereken yerde ayrıca sorulur.
        </p>
      }
      sections={sections}
    />
  )
}

const sections: readonly LegalSection[] = [
  {
    id: 'veri-sorumlusu',
    title: 'Veri sorumlusu',
    body: (
      <>
        <p>Kişisel verileriniz, veri sorumlusu sıfatıyla aşağıdaki şirket tarafından işlenir:</p>
        <CompanyAddress />
      </>
    ),
  },
  {
    id: 'veriler',
    title: 'İşlenen kişisel veriler',
    body: (
      <ul>
        <li>
          <strong>Kimlik ve iletişim:</strong> ad, soyad, e-posta, telefon, şirket ve görev.
        </li>
        <li>
          <strong>Müşteri işlemi:</strong> talep, teklif, gönderi, belge, yazışma ve geri bildirim kayıtları;
          bunlarda adı geçen gönderici ve alıcı bilgileri.
        </li>
        <li>
          <strong>İşlem güvenliği:</strong> oturum kayıtları, ağ adresi, tarayıcı türü, yapılan
          değişikliklerin izi.
        </li>
        <li>
          <strong>Finans:</strong> teklif ve fatura için gereken vergi ve ödeme bilgileri.
        </li>
        <li>
          <strong>Pazarlama ve kullanım:</strong> yalnızca açık rızanızla bülten tercihleri ve site kullanım
          ölçümü.
        </li>
      </ul>
    ),
  },
  {
    id: 'amaclar',
    title: 'Amaçlar ve hukukî sebepler',
    body: (
      <>
        <ul>
          <li>
            <strong>Teklif vermek, taşımayı yürütmek, sizi bilgilendirmek:</strong> sözleşmenin kurulması veya
            ifası (m. 5/2-c).
          </li>
          <li>
            <strong>Gümrük, vergi ve ticari kayıt işleri:</strong> hukukî yükümlülüğün yerine getirilmesi (m.
            5/2-ç).
          </li>
          <li>
            <strong>Bir hakkı kurmak, kullanmak veya korumak:</strong> m. 5/2-e.
          </li>
          <li>
            <strong>Sistemin güvenliği, zorunlu çerezler, demo isteğinizi cevaplamak:</strong> temel
            haklarınıza zarar vermemek kaydıyla meşru menfaat (m. 5/2-f).
          </li>
          <li>
            <strong>Site kullanımını ölçmek, bülten ve kampanya göndermek:</strong> açık rıza (m. 5/1).
            Rızanızı dilediğiniz an geri alabilirsiniz; geri almak, daha önce yapılanı etkilemez.
          </li>
        </ul>
        <p>
          Ticari elektronik iletiler 6563 sayılı Kanun’a göre onayınızla gönderilir; her iletide ücretsiz ve
          kolay bir ayrılma yolu bulunur.
        </p>
      </>
    ),
  },
  {
    id: 'yontem',
    title: 'Toplama yöntemi',
    body: (
      <p>
        Veriler; sitedeki ve paneldeki formlar, yüklediğiniz belgeler, e-posta, telefon ve sohbet yazışmaları,
        taşıyıcı ve gümrük süreçlerinden gelen bildirimler ile sitenin çalışması sırasında oluşan kayıtlar
        yoluyla, kısmen veya tamamen otomatik olarak toplanır.
      </p>
    ),
  },
  {
    id: 'aktarim',
    title: 'Aktarım',
    body: (
      <>
        <p>Veriler, yukarıdaki amaçlarla sınırlı olarak şu alıcılara aktarılabilir:</p>
        <ul>
          <li>Taşıyıcılar, limanlar, depolar, acenteler ve gümrük müşavirleri: taşımanın yapılması için.</li>
          <li>İstediğiniz hâlde sigorta şirketleri: poliçe ve hasar işlemleri için.</li>
          <li>Barındırma ve e-posta hizmeti verenler: sistemin çalışması için, bizim adımıza.</li>
          <li>Yetkili kamu kurumları ve yargı mercileri: kanundan doğan istekler için.</li>
        </ul>
        <p>
          Uluslararası taşımada, taşımanın yapılabilmesi için zorunlu olan veriler güzergâhtaki ülkelerde
          bulunan taşıyıcı, acente ve gümrük idarelerine aktarılır. Yurt dışına aktarımda Kanun’un 9. maddesi
          esas alınır.
        </p>
      </>
    ),
  },
  {
    id: 'haklar',
    title: 'Haklarınız',
    body: (
      <>
        <p>Kanun’un 11. maddesine göre veri sorumlusuna başvurarak:</p>
        <ul>
          <li>kişisel verilerinizin işlenip işlenmediğini öğrenebilir, işlendiyse bilgi isteyebilirsiniz;</li>
          <li>işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenebilirsiniz;</li>
          <li>yurt içinde veya yurt dışında kimlere aktarıldığını bilebilirsiniz;</li>
          <li>eksik veya yanlış verinin düzeltilmesini isteyebilirsiniz;</li>
          <li>şartları oluştuğunda silinmesini veya yok edilmesini isteyebilirsiniz;</li>
          <li>düzeltme ve silmenin, verinin aktarıldığı kişilere bildirilmesini isteyebilirsiniz;</li>
          <li>
            yalnızca otomatik sistemlerle yapılan analizden aleyhinize doğan sonuca itiraz edebilirsiniz;
          </li>
          <li>kanuna aykırı işleme yüzünden zarara uğradıysanız giderilmesini talep edebilirsiniz.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'basvuru',
    title: 'Başvuru',
    body: (
      <>
        <p>
          Başvurunuzu Türkçe olarak; yazılı biçimde, kayıtlı elektronik posta (KEP), güvenli ya da mobil
          elektronik imza ile veya bizde kayıtlı e-posta adresinizden gönderebilirsiniz. Hesabınız varsa
          panelinizdeki <Link to="/dashboard?view=account">hesap sayfasından</Link> verilerinizi indirebilir,
          silinmelerini isteyebilirsiniz.
        </p>
        <p>
          Başvuruda ad ve soyadınız, T.C. kimlik numaranız (yabancıysanız pasaport numaranız), adresiniz,
          iletişim bilginiz ve talebinizin konusu yer almalıdır.
        </p>
        <CompanyAddress />
        <p>
          Başvurunuz en geç otuz gün içinde ücretsiz cevaplanır. Cevap on sayfayı aşarsa, mevzuattaki ücret
          istenebilir. Cevabı yetersiz bulursanız ya da süresinde alamazsanız, cevabı öğrendiğiniz günden
          itibaren otuz, her hâlde başvuru gününden itibaren altmış gün içinde Kişisel Verileri Koruma
          Kurulu’na şikâyette bulunabilirsiniz.
        </p>
      </>
    ),
  },
]
