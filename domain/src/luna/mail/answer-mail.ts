/** The answer to a freight mail, in its own language: it asks for exactly what is missing. Staff read it, change it and send it. Without zod. */
import { foldInPlace } from '#luna/mail/fold-in-place.ts'
import type { MailField } from '#luna/mail/mail-fields.ts'

export type MailLanguage = 'tr' | 'en'

const turkishSigns =
  /\b(?:merhaba\w*|selam\w*|sayin|icin|fiyat\w*|teklif\w*|rica|tesekkur\w*|saygi\w*|yuk\w*|agirlik|konu|iyi|bir|ile|navlun\w*|adet|tir|ton)\b/g
const englishSigns =
  /\b(?:dear|hello|hi|please|pls|quote|rate|the|from|to|for|regards|thanks|thank|we|our|best|cargo|weight|subject|is)\b/g

export function languageOf(text: string): MailLanguage {
  const folded = foldInPlace(text)
  const count = (signs: RegExp) => folded.match(signs)?.length ?? 0
  return count(englishSigns) > count(turkishSigns) ? 'en' : 'tr'
}

const questions: Record<MailLanguage, Record<MailField, string>> = {
  tr: {
    shipment_type: 'Taşıma deniz, hava ve kara yollarından hangisiyle olsun?',
    origin_city: 'Yük nereden alınacak? (şehir ve ülke)',
    destination_city: 'Yük nereye gidecek? (şehir ve ülke)',
    container_type: 'Hangi konteyner gerekiyor, yoksa yük parsiyel mi?',
    container_quantity: 'Kaç konteyner gerekiyor?',
    vehicle_count: 'Kaç araç gerekiyor?',
    estimated_weight: 'Toplam brüt ağırlık kaç kg?',
    estimated_volume: 'Toplam hacim kaç m³? (ya da kap adedi ve ölçüleri)',
    cargo_type: 'Yük tehlikeli madde, soğuk zincir ya da gabari dışı mı?',
    goods: 'Yükün cinsi nedir?',
    incoterm: 'Teslim şekli (Incoterms) nedir?',
    preferred_date: 'Yük hangi tarihte hazır olacak?',
  },
  en: {
    shipment_type: 'Should it travel by sea, by air or by road?',
    origin_city: 'Where is it to be picked up? (city and country)',
    destination_city: 'Where does it go? (city and country)',
    container_type: 'Which container is needed, or is it LCL?',
    container_quantity: 'How many containers are needed?',
    vehicle_count: 'How many trucks are needed?',
    estimated_weight: 'What is the total gross weight in kg?',
    estimated_volume: 'What is the total volume in m³? (or pieces and dimensions)',
    cargo_type: 'Is it dangerous, temperature controlled or out of gauge?',
    goods: 'What are the goods?',
    incoterm: 'Which delivery term (Incoterms) applies?',
    preferred_date: 'On which date will the goods be ready?',
  },
}

export type AnswerFacts = {
  language: MailLanguage
  /** The sender's name; empty where it is not known. */
  name: string
  subject: string
  company: string
  missing: readonly MailField[]
}

export function answerMail({ language, name, subject, company, missing }: AnswerFacts): {
  subject: string
  text: string
} {
  const asked = missing.map((field) => `- ${questions[language][field]}`)
  const plain = subject.replace(/^(?:(?:re|ynt|fw|fwd|ilt)\s*:\s*)+/i, '').trim()
  const parts =
    language === 'tr'
      ? [
          name ? `Sayın ${name},` : 'Merhaba,',
          'Talebiniz için teşekkür ederiz.',
          ...(asked.length > 0
            ? [
                `Teklifimizi hazırlayabilmemiz için ${asked.length > 1 ? 'şu bilgileri' : 'şu bilgiyi'} paylaşır mısınız:`,
                asked.join('\n'),
              ]
            : ['Gerekli bilgilerin hepsi elimizde; teklifimizi hazırlıyoruz.']),
          `İyi çalışmalar dileriz\n${company}`,
        ]
      : [
          name ? `Dear ${name},` : 'Hello,',
          'Thank you for your enquiry.',
          ...(asked.length > 0
            ? ['To prepare our quotation, could you please let us know:', asked.join('\n')]
            : ['We have all we need and are preparing our quotation.']),
          `Kind regards\n${company}`,
        ]
  const fallback = language === 'tr' ? 'Taşıma talebiniz' : 'Your freight enquiry'
  return { subject: `${language === 'tr' ? 'Ynt' : 'Re'}: ${plain || fallback}`, text: parts.join('\n\n') }
}
